import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderIcons } from '../scripts/icons.ts';
import { renderThemes, renderTokens } from '../scripts/tokens.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('tokens.ts is up to date with the token files', () =>
  expect(read('../src/theme/tokens.ts')).toBe(renderTokens()));

test('themes.json is up to date with the token files', () =>
  expect(read('../tokens/themes.json')).toBe(renderThemes()));

test('icons.ts is up to date with lucide', async () => {
  expect(read('../src/components/icon/icons.ts')).toBe(await renderIcons());
});
