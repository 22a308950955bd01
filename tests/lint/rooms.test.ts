import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, temporaryFolder } from '../platform.ts';

const folder = temporaryFolder();
cpSync(path.join(repository, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
cpSync(path.join(repository, 'tests/lint/plugin.js'), path.join(folder, 'tests/lint/plugin.js'));

/** Lints one file with the repository's own rules and answers what they say. */
function lint(file: string, source: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint');
  return spawnSync(oxlint, ['-f', 'unix', file], { cwd: folder, encoding: 'utf8' }).stdout;
}

describe('an import against the house fails the lint', () => {
  it.each([
    ['design-system/src/Button.tsx', '../../lambdas/contract/catalog.ts'],
    ['design-system/src/Button.tsx', 'react-router'],
    ['app/src/routes/home.tsx', '../../../lambdas/src/platform/table.ts'],
    ['app/src/routes/home.tsx', 'zod'],
    ['lambdas/contract/catalog.ts', '../src/platform/table.ts'],
    ['lambdas/src/platform/table.ts', '../learning/repository.ts'],
    ['lambdas/src/catalog/operations.ts', '../learning/repository.ts'],
    ['lambdas/src/catalog/operations.ts', '../../local/main.ts'],
    ['lambdas/local/main.ts', '../../app/src/root.tsx'],
    ['cdk/api.ts', '../lambdas/src/platform/table.ts'],
    ['stories/Button.stories.tsx', '../app/src/root.tsx'],
  ])('%s imports %s', (file, imported) => {
    expect(lint(file, `import * as it from '${imported}';\nexport const used = it;\n`)).toContain(
      'no-restricted-imports',
    );
  });

  it.each([
    ['app/src/routes/home.tsx', '@redwhiteandcode/design-system'],
    ['app/src/routes/home.tsx', '@redwhiteandcode/lambdas/contract/client.ts'],
    ['lambdas/src/catalog/operations.ts', '../platform/table.ts'],
    ['lambdas/src/catalog/operations.ts', '../../contract/catalog.ts'],
    ['lambdas/src/platform/table.ts', '../../contract/problem.ts'],
    ['lambdas/local/main.ts', '../src/catalog/repository.ts'],
    ['cdk/api.ts', '../lambdas/contract/operations.ts'],
  ])('and %s may import %s', (file, imported) => {
    expect(lint(file, `import * as it from '${imported}';\nexport const used = it;\n`)).toBe('');
  });
});

it.each(["import { z } from 'zod';", "import z from 'zod';", "import { z as schema } from 'zod';"])(
  '%s fails the lint',
  (line) => {
    expect(lint('lambdas/src/catalog/rules.ts', `${line}\nexport const it = 1;\n`)).toContain(
      'zod-namespace',
    );
  },
);

it('a picture without a text fails the lint', () => {
  expect(lint('app/src/picture.tsx', 'export const Picture = () => <img src="a.png" />;\n')).toContain(
    'alt-text',
  );
});
