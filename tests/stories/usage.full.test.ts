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

/** What a story file exports: stories, each with its annotations and the file's `meta`. */
type StoryModule = Record<string, { input: Annotations; meta: { input: StoryFile['default'] } }>;

/** Pages of components that render nothing themselves and so need no sticker sheet and no do and don't pair. */
const rendersNothing = ['Components/Navigation/LinkProvider'];

/** Pages of components that are hidden until they have focus, so a do and don't pair would look empty. */
const hiddenUntilFocus = ['Components/Navigation/SkipLink'];

/** Pages of components with a single part, which need no anatomy. */
const singlePart = [
  ...rendersNothing,
  ...hiddenUntilFocus,
  'Components/Actions/Link',
  'Components/Data/Avatar',
  'Components/Data/Heading',
  'Components/Data/Icon',
  'Components/Data/Prose',
  'Components/Data/QrCode',
  'Components/Data/Text',
  'Components/Feedback/Skeleton',
  'Components/Feedback/Spinner',
  'Components/Layout/Card',
  'Components/Layout/Container',
  'Components/Layout/Divider',
  'Components/Layout/Grid',
  'Components/Layout/Inline',
  'Components/Layout/Stack',
  'Components/Layout/VisuallyHidden',
  'Components/Navigation/Logo',
];

const files = Object.values(
  import.meta.glob<StoryModule>(
    '../../stories/{foundations,components,screens,pages,deprecated}/**/*.stories.tsx',
    { eager: true },
  ),
).map(readAnnotations);
const titles = files.map(({ default: { title } }) => title);
const documented = files.filter(({ default: { title } }) => /^(Components|Screens)\//.test(title));

/** Returns the annotations of a file's stories by export name, and those of its `meta` as `default`. */
function readAnnotations(file: StoryModule): StoryFile {
  const inputs = Object.entries(file).map(([name, { input }]) => [name, input]);
  return { ...Object.fromEntries(inputs), default: Object.values(file)[0]?.meta.input };
}

/** Returns what the page of a component or screen part lacks. Only general components need figures. */
function missing(file: StoryFile): string[] {
  const { title, parameters } = file.default;
  const sheet = file['StickerSheet'];
  const needsSheet = title.startsWith('Components/') && !rendersNothing.includes(title);
  return [
    ...(parameters?.usage ? [] : ['parameters.usage']),
    ...(needsSheet && !sheet ? ['a story StickerSheet'] : []),
    ...(sheet && !sheet.tags?.includes('sticker-sheet') ? ['the tag sticker-sheet on StickerSheet'] : []),
    ...missingTags(file).map((tag) => `a story with the tag ${tag}`),
  ];
}

/** Returns the tags of stories that the page of a general component needs and lacks. */
function missingTags(file: StoryFile): string[] {
  const { title } = file.default;
  if (!title.startsWith('Components/')) return [];
  const needsNoPair = [...rendersNothing, ...hiddenUntilFocus].includes(title);
  const needed = [...(singlePart.includes(title) ? [] : ['anatomy']), ...(needsNoPair ? [] : ['do', 'dont'])];
  return needed.filter((tag) => !Object.values(file).some(({ tags }) => tags?.includes(tag)));
}

/** Returns the rows of the keyboard map that no play function tests. */
function untestedKeys(file: StoryFile): string[] {
  const rows = file.default.parameters?.usage?.keyboard ?? [];
  return rows
    .filter((row) => typeof file[row.test]?.play !== 'function')
    .map((row) => `${row.keys}: ${row.test}`);
}

/** Returns the alternatives that have no page. */
function missingAlternatives(file: StoryFile): string[] {
  const named = (file.default.parameters?.usage?.avoid ?? []).flatMap(({ instead }) => instead ?? []);
  return named.filter((title) => !titles.includes(title));
}

describe('every component and every screen part has a complete usage page', () => {
  test.each(documented.map((file) => ({ title: file.default.title, file })))('$title', ({ file }) => {
    expect({
      missing: missing(file),
      untestedKeys: untestedKeys(file),
      missingAlternatives: missingAlternatives(file),
    }).toEqual({
      missing: [],
      untestedKeys: [],
      missingAlternatives: [],
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
    Still: { tags: ['anatomy', 'do', 'dont'] },
    StickerSheet: {},
  };

  test('a sticker sheet that is missing or not tagged', () => {
    const { StickerSheet: _sheet, ...bare } = planted;
    expect(missing(bare)).toEqual(['a story StickerSheet']);
    expect(missing(planted)).toEqual(['the tag sticker-sheet on StickerSheet']);
  });

  test('a missing anatomy or half of a do and don’t pair', () => {
    const sheet = { tags: ['sticker-sheet'] };
    const without = (...tags: string[]): StoryFile => ({ ...planted, StickerSheet: sheet, Still: { tags } });
    expect(missing(without('do', 'dont'))).toEqual(['a story with the tag anatomy']);
    expect(missing(without('anatomy', 'dont'))).toEqual(['a story with the tag do']);
    expect(missing(without('anatomy', 'do'))).toEqual(['a story with the tag dont']);
  });

  test('a screen part that does not say when to use it', () => {
    expect(missing({ default: { title: 'Screens/Bare' } })).toEqual(['parameters.usage']);
  });

  test('a key that no play function tests', () => expect(untestedKeys(planted)).toEqual(['Enter: Still']));

  test('an alternative without a page', () => expect(missingAlternatives(planted)).toEqual(['Nowhere']));
});
