import { expect, test } from 'vitest';
import { type Group, readSources, type Token } from '../scripts/dtcg.ts';
import { readFigma, renderFigma } from '../scripts/figma.ts';

const files = new Map(renderFigma(readSources()));

/** Reads a file as JSON, as Figma does. */
const read = (name: string) => JSON.parse(JSON.stringify(files.get(name))) as Group;

/** Tokens by path, because their order has no meaning. */
const byPath = (tokens: readonly Token[]) =>
  Object.fromEntries(tokens.map(({ path, type, value }) => [path.join('.'), { type, value }]));

test.each(['primitives', 'light', 'dark'] as const)(
  "Figma's files convert back to the %s tokens",
  (source) => {
    const tokens = byPath(readSources()[source]);
    expect(Object.keys(tokens).length).toBeGreaterThan(50);
    expect(byPath(readFigma(read)[source])).toEqual(tokens);
  },
);

test('a color changed in Figma makes a difference', () => {
  const dark = structuredClone(read('Theme/Dark.tokens.json')) as {
    color: { bg: { canvas: { $extensions: Group } } };
  };
  dark.color.bg.canvas.$extensions['com.figma.aliasData'] = { targetVariableName: 'color/neutral/900' };
  const changed = readFigma((name) => (name === 'Theme/Dark.tokens.json' ? dark : read(name)));
  expect(byPath(changed.dark)).not.toEqual(byPath(readSources().dark));
});
