// @vitest-environment jsdom
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';

interface Annotations {
  title?: string;
  tags?: string[];
  play?: unknown;
  globals?: { a11y?: { manual?: boolean } };
  parameters?: { usage?: Usage; a11y?: A11y };
}

interface A11y {
  disable?: boolean;
  test?: string;
  context?: unknown;
  config?: { rules?: { id: string; enabled?: boolean }[] };
  options?: { rules?: Record<string, { enabled?: boolean }> };
}

interface Usage {
  avoid: readonly { instead?: string }[];
  keyboard: readonly { keys: string; test: string }[];
}

interface StoryFile {
  [name: string]: Annotations;
  default: Annotations & { title: string };
}

/** Pages of what draws nothing of its own, so that there is no sheet of it. */
const drawsNothing = ['Components/Navigation/LinkProvider'];

const files = Object.values(
  import.meta.glob<StoryFile>(
    '../../stories/{foundations,components,screens,pages,deprecated}/**/*.stories.tsx',
    {
      eager: true,
    },
  ),
);
const titles = files.map(({ default: { title } }) => title);
const documented = files.filter(({ default: { title } }) => /^(Components|Screens)\//.test(title));

function storiesOf(file: StoryFile): [string, Annotations][] {
  return Object.entries(file).filter(([name, story]) => name !== 'default' && typeof story === 'object');
}

/** What the page of a component or of a part of a screen lacks; a sheet is asked of general components alone. */
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

/** Rows of the keyboard map that no play function holds. */
function unproven(file: StoryFile): string[] {
  const rows = file.default.parameters?.usage?.keyboard ?? [];
  return rows
    .filter((row) => typeof file[row.test]?.play !== 'function')
    .map((row) => `${row.keys}: ${row.test}`);
}

/** Alternatives that lead to no page. */
function astray(file: StoryFile): string[] {
  const named = (file.default.parameters?.usage?.avoid ?? []).flatMap(({ instead }) => instead ?? []);
  return named.filter((title) => !titles.includes(title));
}

/** Ways in which a story, or all of a file, escapes axe or the tests. */
function escapes({ tags = [], globals, parameters = {} }: Annotations): string[] {
  const { disable, test: mode, context, config, options } = parameters.a11y ?? {};
  const off = [
    ...(config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id),
    ...Object.entries(options?.rules ?? {}).flatMap(([id, { enabled }]) => (enabled === false ? id : [])),
  ];
  return [
    ...(disable || globals?.a11y?.manual ? ['axe is off'] : []),
    ...(mode !== undefined && mode !== 'error' ? [`axe only ${mode}`] : []),
    ...(context === undefined ? [] : ['axe sees a part']),
    ...off.map((id) => `the rule ${id} is off`),
    ...(tags.includes('!test') ? ['not tested'] : []),
  ];
}

describe('a component, and a part of a screen, has a page', () => {
  test.each(documented.map((file) => ({ title: file.default.title, file })))('$title', ({ file }) => {
    expect({ missing: missing(file), unproven: unproven(file), astray: astray(file) }).toEqual({
      missing: [],
      unproven: [],
      astray: [],
    });
  });
});

test('no story escapes axe', () => {
  const escaping = files.flatMap((file) =>
    [['', file.default] as const, ...storiesOf(file)].flatMap(([name, story]) =>
      escapes(story).map((how) => `${file.default.title} ${name}: ${how}`),
    ),
  );
  expect(escaping).toEqual([]);
});

describe('it would be found', () => {
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

  test('that a sheet is missing, or not tagged', () => {
    expect(missing({ default: { title: 'Components/Bare' } })).toHaveLength(2);
    expect(missing(planted)).toEqual(['the tag sticker-sheet on StickerSheet']);
  });

  test('that a part of a screen does not say when to use it', () => {
    expect(missing({ default: { title: 'Screens/Bare' } })).toEqual(['parameters.usage']);
  });

  test('that no play function holds a key', () => expect(unproven(planted)).toEqual(['Enter: Still']));

  test('that an alternative leads nowhere', () => expect(astray(planted)).toEqual(['Nowhere']));

  test.each<[string, Annotations]>([
    ['a rule', { parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } } }],
    ['an option', { parameters: { a11y: { options: { rules: { label: { enabled: false } } } } } }],
    ['all of it', { parameters: { a11y: { test: 'off' } } }],
    ['the test', { tags: ['!test'] }],
  ])('that %s is switched off', (_name, story) => expect(escapes(story)).toHaveLength(1));
});
