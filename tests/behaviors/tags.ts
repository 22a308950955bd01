import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviorTags, unbuilt } from './behaviors.ts';
import { repository } from '../platform/platform.ts';
import type { TestResult } from '../run/reports.ts';

const built = behaviorTags.filter(({ name }) => !(name in unbuilt));
const known = new Set(built.map(({ name }) => name));
/** Tags that control how a test or a story runs or is shown. */
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

/** Returns the behaviors that no passed test proves, each with its description. */
export function findUnproven(results: readonly Pick<TestResult, 'status' | 'tags'>[]): string[] {
  const proven = new Set(results.flatMap(({ status, tags }) => (status === 'passed' ? tags : [])));
  return built.filter(({ name }) => !proven.has(name)).map(sentence);
}

/** Returns the tags of the tests or stories in a file's source. */
export function readTags(text: string): string[] {
  const given = text.matchAll(/\btags?: *(\[[^\]]*\]|'[^']*')/g);
  return [...given].flatMap(([, list = '']) => [...list.matchAll(/'@?([^']+)'/g)].map(([, tag = '']) => tag));
}

/** Returns behaviors without a tag and tags without a behavior, from the source of all test files. */
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
    ...built.filter(({ name }) => !named.has(name)).map((one) => `no test is tagged ${sentence(one)}`),
    ...tags.flatMap(([file, names]) =>
      names
        .filter((name) => !known.has(name) && !others.has(name))
        .map((name) => `${file} has the tag ${name}, which is not a built behavior`),
    ),
  ];
}
