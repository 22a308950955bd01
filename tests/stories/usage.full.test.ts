// @vitest-environment jsdom
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';

interface Annotations {
  title?: string;
  tags?: string[];
  play?: unknown;
  parameters?: { usage?: Usage };
}

interface Usage {
  avoid: readonly { instead?: string }[];
  keyboard: readonly { keys: string; test: string }[];
}

interface StoryFile {
  [name: string]: Annotations;
  default: Annotations & { title: string };
}

/** Pages of components that render nothing themselves, so there is no sheet of them. */
const drawsNothing = ['Components/Navigation/LinkProvider'];

const files = Object.values(
  import.meta.glob<StoryFile>(
    '../../stories/{foundations,components,screens,pages,deprecated}/**/*.stories.tsx',
    { eager: true },
  ),
);
const titles = files.map(({ default: { title } }) => title);
const documented = files.filter(({ default: { title } }) => /^(Components|Screens)\//.test(title));

/** Returns what the page of a component or of a part of a screen lacks; only general components need a sheet. */
function missing(file: StoryFile): string[] {
  const { title, parameters } = file.default;
  const sheet = file['StickerSheet'];
  const needsSheet = title.startsWith('Components/') && !drawsNothing.includes(title);
  return [
    ...(parameters?.usage ? [] : ['parameters.usage']),
    ...(needsSheet && !sheet ? ['a story StickerSheet'] : []),
    ...(sheet && !sheet.tags?.includes('sticker-sheet') ? ['the tag sticker-sheet on StickerSheet'] : []),
  ];
}

/** Returns the rows of the keyboard map that no play function tests. */
function unproven(file: StoryFile): string[] {
  const rows = file.default.parameters?.usage?.keyboard ?? [];
  return rows
    .filter((row) => typeof file[row.test]?.play !== 'function')
    .map((row) => `${row.keys}: ${row.test}`);
}

/** Returns the alternatives that have no page. */
function astray(file: StoryFile): string[] {
  const named = (file.default.parameters?.usage?.avoid ?? []).flatMap(({ instead }) => instead ?? []);
  return named.filter((title) => !titles.includes(title));
}

describe('every component and every part of a screen has a page', () => {
  test.each(documented.map((file) => ({ title: file.default.title, file })))('$title', ({ file }) => {
    expect({ missing: missing(file), unproven: unproven(file), astray: astray(file) }).toEqual({
      missing: [],
      unproven: [],
      astray: [],
    });
  });
});

describe('a planted fault is found:', () => {
  const planted: StoryFile = {
    default: {
      title: 'Components/Planted',
      parameters: {
        usage: { avoid: [{ instead: 'Nowhere' }], keyboard: [{ keys: 'Enter', test: 'Still' }] },
      },
    },
    Still: {},
    StickerSheet: {},
  };

  test('a sheet that is missing or not tagged', () => {
    expect(missing({ default: { title: 'Components/Bare' } })).toHaveLength(2);
    expect(missing(planted)).toEqual(['the tag sticker-sheet on StickerSheet']);
  });

  test('a part of a screen that does not say when to use it', () => {
    expect(missing({ default: { title: 'Screens/Bare' } })).toEqual(['parameters.usage']);
  });

  test('a key that no play function tests', () => expect(unproven(planted)).toEqual(['Enter: Still']));

  test('an alternative without a page', () => expect(astray(planted)).toEqual(['Nowhere']));
});
