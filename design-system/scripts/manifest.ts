import { readFileSync } from 'node:fs';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The export condition that resolves to the package's source. */
export const sourceCondition = '@redwhiteandcode/source';

/** The package's `package.json`. */
export const manifest = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Manifest;

/** The modules that a consumer can import: the name of the export, its source file and its built file. */
export const entries = Object.entries(manifest.exports).flatMap(([name, target]) => {
  if (typeof target === 'string') return [];
  const { [sourceCondition]: source, default: built } = target;
  return source === undefined || built === undefined ? [] : [{ name, source, built }];
});
