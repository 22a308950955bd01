import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: repository });
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const index = read('design-system/src/index.ts');
const stories = filesOf('stories/{foundations,components,screens}/**/*.stories.tsx').map(read);
const screens = filesOf('design-system/src/screens/**/*.tsx').map((file) =>
  path.relative('design-system/src/screens', file),
);

/** Returns the components that an index exports: capitalized values of `.tsx` files. */
function exportedComponents(source: string): string[] {
  return [...source.matchAll(/^export \{([^}]*)\} from '[^']+\.tsx';/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name));
}

/** Returns the components that no story shows, neither as an element nor as the story's component. */
function withoutStory(components: readonly string[], sources: readonly string[]): string[] {
  return components.filter((name) => {
    const shown = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`);
    return !sources.some((source) => shown.test(source));
  });
}

/** Returns what is wrong with the place of a screen's stories: the folder, or the title, which follows the folder. */
function misplaced(file: string, source: string, components: readonly string[]): string[] {
  const folder = path.relative('stories/screens', path.dirname(file));
  const name = path.basename(file, '.stories.tsx');
  const component = components.find((screen) => path.basename(screen) === `${name}.tsx`);
  const [, title = ''] = /title: '(Screens\/[^']+)'/.exec(source) ?? [];
  return [
    ...(component && path.dirname(component) !== folder ? [`${file} belongs to ${component}`] : []),
    ...(title.toLowerCase() === `screens/${folder}/${name}`.toLowerCase() ? [] : [`${file}: ${title}`]),
  ];
}

test('the stories show every component that the design system exports', () => {
  expect(exportedComponents(index)).toEqual(expect.arrayContaining(['Button', 'AppLink', 'Hero']));
  expect(withoutStory(exportedComponents(index), stories)).toEqual([]);
});

test('a component without a story is found', () => {
  const planted = `export { type ShownProps, Shown } from './Shown.tsx';\nexport {\n  Forgotten,\n  type Prop,\n} from './Forgotten.tsx';`;
  const story = `import { Forgotten, Shown } from 'somewhere';\nexport default { component: Shown };`;
  expect(withoutStory(exportedComponents(planted), [story])).toEqual(['Forgotten']);
});

test('the stories of a screen are in its feature’s folder, and so in the sidebar', () => {
  const files = filesOf('stories/screens/**/*.stories.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => misplaced(file, read(file), screens))).toEqual([]);
});

test('a screen’s story in another folder or with another title is found', () => {
  const file = 'stories/screens/orders/OrderCard.stories.tsx';
  const place = (title: string, component: string) => misplaced(file, `title: '${title}'`, [component]);
  expect(place('Screens/Orders/OrderCard', 'orders/OrderCard.tsx')).toEqual([]);
  expect(place('Screens/Orders/OrderCard', 'account/OrderCard.tsx')).toEqual([
    `${file} belongs to account/OrderCard.tsx`,
  ]);
  expect(place('Screens/Account/OrderCard', 'orders/OrderCard.tsx')).toEqual([
    `${file}: Screens/Account/OrderCard`,
  ]);
});
