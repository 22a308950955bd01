import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const index = readFileSync(path.join(repository, 'design-system/src/index.ts'), 'utf8');
const stories = globSync('stories/{foundations,components,screens}/**/*.stories.tsx', {
  cwd: repository,
}).map((file) => readFileSync(path.join(repository, file), 'utf8'));

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

test('the stories show every component that the design system exports', () => {
  expect(exportedComponents(index)).toEqual(expect.arrayContaining(['Button', 'AppLink', 'Hero']));
  expect(withoutStory(exportedComponents(index), stories)).toEqual([]);
});

test('a component without a story is found', () => {
  const planted = `export { type ShownProps, Shown } from './Shown.tsx';\nexport {\n  Forgotten,\n  type Prop,\n} from './Forgotten.tsx';`;
  const story = `import { Forgotten, Shown } from 'somewhere';\nexport default { component: Shown };`;
  expect(withoutStory(exportedComponents(planted), [story])).toEqual(['Forgotten']);
});
