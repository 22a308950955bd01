import path from 'node:path';
import { repository } from '../platform/platform.ts';

/** One test of a report. */
export interface TestResult {
  /** The path from the repository's root. */
  file: string;
  title: string;
  /** The location of the test as `file:line`, if the report has it. */
  place?: string;
  seconds: number;
  /** `flaky`: it failed, and passed when it ran once more. */
  status: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** The ids of the behaviors that it proves, and `full`. */
  tags: readonly string[];
  /** The reason for the failure, also of a flaky test. */
  reason?: string;
}

/** The fields of Vitest's and Jest's JSON report that the runner reads. */
interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
      /** How often Jest ran the test, and why it repeated it. */
      invocations?: number;
      retryReasons?: string[];
      tags?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tags: readonly string[];
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

/** The fields of Playwright's JSON report that the runner reads. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const relative = (file: string): string => path.relative(repository, file);

/** The status of a test, by the runners' names. Any other one is a failure. */
const statuses: Readonly<Record<string, TestResult['status']>> = {
  passed: 'passed',
  expected: 'passed',
  flaky: 'flaky',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
};
const statusOf = (status: string): TestResult['status'] => statuses[status] ?? 'failed';

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(name);
    const results = assertionResults.map(
      (one): TestResult => ({
        file,
        title: one.fullName.trim(),
        seconds: (one.duration ?? 0) / 1000,
        status: statusOf(one.status === 'passed' && (one.invocations ?? 1) > 1 ? 'flaky' : one.status),
        tags: one.tags ?? [],
        reason: [...(one.failureMessages ?? []), ...(one.retryReasons ?? [])].join('\n'),
      }),
    );
    // A file that could not load, or whose setup failed, may have no failed test.
    const isLost = status === 'failed' && !results.some((one) => one.status === 'failed');
    const lost: TestResult = {
      file,
      title: 'could not run',
      seconds: 0,
      status: 'failed',
      tags: [],
      reason: message ?? '',
    };
    return isLost ? [...results, lost] : results;
  });
}

function readSuite(suite: PlaywrightSuite, root: string, above: readonly string[]): TestResult[] {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap(({ title, file, line, tags, tests }) =>
    tests.map(
      ({ status, results }): TestResult => ({
        file: relative(path.join(root, file)),
        title: [...titles, title].join(' › '),
        place: `${relative(path.join(root, file))}:${line}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status: statusOf(status),
        tags,
        reason: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, root, titles))];
}

function readPlaywright({ config, suites, errors }: PlaywrightReport): TestResult[] {
  const lost = errors.map(
    ({ message = '' }): TestResult => ({
      file: relative(config.rootDir),
      title: 'could not run',
      seconds: 0,
      status: 'failed',
      tags: [],
      reason: message,
    }),
  );
  return [...suites.flatMap((suite) => readSuite(suite, config.rootDir, [])), ...lost];
}

/** Reads a JSON report of Vitest, of Jest, or of Playwright. */
export function readReport(form: 'vitest' | 'jest' | 'playwright', json: string): TestResult[] {
  const report: unknown = JSON.parse(json);
  // Vitest writes Jest's format.
  return form === 'playwright'
    ? readPlaywright(report as PlaywrightReport)
    : readVitest(report as VitestReport);
}
