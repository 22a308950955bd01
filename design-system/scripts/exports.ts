import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A name of the public API. */
export interface PublicExport {
  name: string;
  isType: boolean;
  /** The file that declares it, from the package's root. */
  file: string;
}

/** What a module exports. */
export function exportsOf(source: string): PublicExport[] {
  const text = readFileSync(new URL(`../${source}`, import.meta.url), 'utf8');
  const { module, errors } = parseSync(source, text);
  if (errors.length > 0) throw new Error(`${source} cannot be read: ${errors[0]?.message}`);
  return module.staticExports.flatMap((statement) =>
    statement.entries.map(({ exportName, isType, moduleRequest }) => {
      if (exportName.name === null) throw new Error(`${source} must name what it exports.`);
      const file = path.join(path.dirname(source), moduleRequest?.value ?? path.basename(source));
      return { name: exportName.name, isType, file };
    }),
  );
}
