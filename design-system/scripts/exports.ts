/**
 * Lists the public API in `exports.txt`. Run it to accept a change of the API:
 * `node design-system/scripts/exports.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { entries } from './manifest.ts';

const target = new URL('../exports.txt', import.meta.url);

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

/** The public API, a line for each name: where it is imported from, whether it is a type, and what it is called. */
export function renderExports(): string {
  const lines = entries.flatMap(({ name: entry, source }) =>
    exportsOf(source)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, isType }) => `${entry} ${isType ? 'type ' : ''}${name}\n`),
  );
  return lines.join('');
}

if (import.meta.main) writeFileSync(target, renderExports());
