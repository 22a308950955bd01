import { readFileSync } from 'node:fs';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The condition under which the package's exports are its source. */
export const sourceCondition = '@redwhiteandcode/source';

/** The package's own `package.json`. */
export const manifest = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Manifest;

/** The modules that a consumer can import: the export's name, the file that it is built from, and what it becomes. */
export const entries = Object.entries(manifest.exports).flatMap(([name, target]) => {
  if (typeof target === 'string') return [];
  const { [sourceCondition]: source, default: built } = target;
  return source === undefined || built === undefined ? [] : [{ name, source, built }];
});
