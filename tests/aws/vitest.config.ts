import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { behaviorTags } from '../behaviors/behaviors.ts';
import { runs } from './skipped-tests.ts';

const root = new URL('../..', import.meta.url).pathname;
const suites = globSync('tests/api/*.test.ts', { cwd: root }).filter((file) =>
  runs(path.basename(file, '.test.ts')),
);

export default defineConfig({
  root,
  test: {
    name: 'aws',
    tags: behaviorTags,
    include: [...suites, 'tests/aws/deployed/*.test.ts'],
    setupFiles: ['tests/aws/skips.setup.ts', 'tests/samples/properties.setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // The files share one stack, and must not count each other's rows.
    maxWorkers: 1,
  },
});
