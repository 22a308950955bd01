import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviorTags, later } from '../behaviors.ts';
import { repository } from '../platform.ts';
import type { TestResult } from './reports.ts';

const built = behaviorTags.filter(({ name }) => !(name in later));
const known = new Set(built.map(({ name }) => name));
/** Tags that say how a test or a story is run or shown. */
const others = new Set([
  'full',
  'anatomy',
  'sticker-sheet',
  'pictured',
  'do',
  'dont',
  'autodocs',
  '!autodocs',
]);

const sentence = ({ name, description }: (typeof built)[number]): string => `${name}: ${description}`;

/** Returns the behaviors that no passed test proves, each with its words. */
export function findUnproven(results: readonly Pick<TestResult, 'status' | 'tags'>[]): string[] {
  const proven = new Set(results.flatMap(({ status, tags }) => (status === 'passed' ? tags : [])));
  return built.filter(({ name }) => !proven.has(name)).map(sentence);
}

/** Returns the tags that the text of a test file gives to its tests or stories. */
export function readTags(text: string): string[] {
  const given = text.matchAll(/\btags?: *(\[[^\]]*\]|'[^']*')/g);
  return [...given].flatMap(([, list = '']) => [...list.matchAll(/'@?([^']+)'/g)].map(([, tag = '']) => tag));
}

/** Returns what is wrong between the list and the tags of all test files, by reading their text. */
export function findTagFaults(): string[] {
  const files = globSync('{app,cdk,design-system,lambdas,stories,tests}/**/*.{test,spec,stories}.{ts,tsx}', {
    cwd: repository,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const tags = files.map(
    (file) => [file, readTags(readFileSync(path.join(repository, file), 'utf8'))] as const,
  );
  const named = new Set(tags.flatMap(([, names]) => names));
  return [
    ...built.filter(({ name }) => !named.has(name)).map((one) => `no test has the tag of ${sentence(one)}`),
    ...tags.flatMap(([file, names]) =>
      names
        .filter((name) => !known.has(name) && !others.has(name))
        .map((name) => `${file} has the tag ${name}, which is no behavior that is built`),
    ),
  ];
}
