import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, temporaryFolder } from '../platform/platform.ts';

/** Sources that the lint refuses, with the rule. */
const refused = [
  ['zod-namespace', 'rules.ts', "import { z } from 'zod';\nexport const it = z;\n"],
  ['zod-namespace', 'rules.ts', "import z from 'zod';\nexport const it = z;\n"],
  ['zod-namespace', 'rules.ts', "import { z as schema } from 'zod';\nexport const it = schema;\n"],
  // Styles that a touch screen would keep after a tap.
  ['hover-media', 'it.css.ts', "export const it = { selectors: { '&:hover': { color: 'red' } } };\n"],
  ['hover-media', 'it.css.ts', "globalStyle('a:hover', { color: 'red' });\n"],
  ['hover-media', 'it.css.ts', "export const it = { selectors: { '&[data-hovered]': { color: 'red' } } };\n"],
  ['alt-text', 'picture.tsx', 'export const Picture = () => <img src="a.png" />;\n'],
  // `.dependency-cruiser.js` does not see it.
  ['consistent-type-imports', 'type.ts', "export type It = import('./rules.ts').It;\n"],
] as const;

const accepted = [
  "export const it = { [media.hover]: { selectors: { '&:hover': { color: 'red' } } } };\n",
  "globalStyle('a:hover', { '@media': { '(hover: hover)': { color: 'red' } } });\n",
  "export const it = { '@media': { '(hover: hover)': { selectors: { '&:hover': {} } } } };\n",
].map(
  (styles) =>
    `import { globalStyle, media } from './media.ts';\nexport const used = [globalStyle, media];\n${styles}`,
);

/** Lints sources with the repository's rules in one run. Returns a function that returns the errors of the source at an index. */
function lint(sources: readonly (readonly [name: string, source: string])[]): (at: number) => string {
  const folder = temporaryFolder();
  for (const file of ['.oxlintrc.jsonc', 'tests/lint/plugin.js'])
    cpSync(path.join(repository, file), path.join(folder, file));
  mkdirSync(path.join(folder, 'app'));
  for (const [at, [name, source]] of sources.entries())
    writeFileSync(path.join(folder, `app/${at}-${name}`), source);
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'unix', '.'], { cwd: folder, encoding: 'utf8' });
  const lines = stdout.split('\n');
  return (at) => lines.filter((line) => line.includes(`app/${at}-`)).join('\n');
}

const errorsAt = lint([
  ...refused.map(([, name, source]) => [name, source] as const),
  ...accepted.map((source) => ['it.css.ts', source] as const),
]);

describe('the lint', () => {
  it.each(refused.entries().toArray())('refuses source %i: %s', (at, [rule]) => {
    expect(errorsAt(at)).toContain(rule);
  });

  it.each(accepted.entries().toArray())('accepts styles %i: %s', (at) => {
    expect(errorsAt(refused.length + at)).toBe('');
  });
});
