import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderIcons } from '../scripts/icons.ts';
import { renderTokens } from '../scripts/tokens.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('tokens.ts is what the token files give', () =>
  expect(read('../src/theme/tokens.ts')).toBe(renderTokens()));

test('icons.ts is what lucide gives', async () => {
  expect(read('../src/components/icon/icons.ts')).toBe(await renderIcons());
});
