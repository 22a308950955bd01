import { existsSync } from 'node:fs';
import path from 'node:path';
import { startVitest, type TestCase } from 'vitest/node';
import { repository } from '../platform/platform.ts';
import { type SkippedTest, skippedTests } from './skipped-tests.ts';

const keyOf = (test: TestCase): string =>
  `${path.basename(test.module.moduleId, '.test.ts')} > ${test.fullName}`;

const fileExists = ({ file }: SkippedTest): boolean =>
  existsSync(path.join(repository, 'tests/api', `${file}.test.ts`));

/**
 * Runs the suites against the platform that `platforms` describes. Returns whether all passed, and the skipped files and
 * tests that no longer exist. Filters are parts of file names; with them, only the files of skipped tests are checked.
 */
export async function runSuites(
  platforms: string,
  filters: readonly string[],
): Promise<{ isGreen: boolean; stale: SkippedTest[] }> {
  const vitest = await startVitest('test', [...filters], {
    root: repository,
    config: 'tests/aws/vitest.config.ts',
    watch: false,
    provide: { platforms },
  });
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const names = new Set(tests.map(keyOf));
  const stale = skippedTests.filter(
    (skipped) =>
      !fileExists(skipped) ||
      (skipped.test !== undefined && filters.length === 0 && !names.has(`${skipped.file} > ${skipped.test}`)),
  );
  const isGreen = !process.exitCode && tests.length > 0;
  await vitest.close();
  return { isGreen, stale };
}
