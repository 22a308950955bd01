import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** An export of the public API. */
export interface PublicExport {
  name: string;
  isType: boolean;
  /** The path of the file that declares it, relative to the package's root. */
  file: string;
}

/** Returns the exports of a module. */
export function exportsOf(source: string): PublicExport[] {
  const text = readFileSync(new URL(`../${source}`, import.meta.url), 'utf8');
  const { module, errors } = parseSync(source, text);
  if (errors.length > 0) throw new Error(`${source} cannot be parsed: ${errors[0]?.message}`);
  return module.staticExports.flatMap((statement) =>
    statement.entries.map(({ exportName, isType, moduleRequest }) => {
      if (exportName.name === null) throw new Error(`${source} must name its exports.`);
      const file = path.join(path.dirname(source), moduleRequest?.value ?? path.basename(source));
      return { name: exportName.name, isType, file };
    }),
  );
}
