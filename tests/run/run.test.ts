import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../platform/platform.ts';
import { readReport } from './reports.ts';
import { chooseSteps, groupsOf, steps } from './steps.ts';

const names = (targets: string[], isFull = false) =>
  chooseSteps(targets, isFull).map(({ step, filters }) => [step.name, ...filters].join(' '));

describe('the steps of a run', () => {
  it('are those of the suite, or all of them in the full run', () => {
    expect(names([])).toEqual(steps.filter(({ suite }) => suite === 'test').map(({ name }) => name));
    expect(names([], true)).toEqual(steps.map(({ name }) => name));
  });

  it('are the named ones with their filters, after the steps that they need', () => {
    expect(names(['e2e:auth', 'unit', 'e2e:a:b'])).toEqual(['build', 'unit', 'e2e auth a:b']);
  });

  it('run at the same time as their neighbors if all leave cores idle', () => {
    const groups = groupsOf(chooseSteps(['lint', 'types', 'storybook', 'unit'], false));
    const grouped = groups.map((group) => group.map(({ step }) => step.name));
    expect(grouped).toEqual([['typegen'], ['lint', 'types', 'storybook'], ['unit']]);
  });

  it('must exist', () => expect(() => names(['units'])).toThrow('There is no step "units"'));

  it('exclude the tests of the full run, except in a full run', () => {
    const [api, e2e] = chooseSteps(['api', 'e2e'], false)
      .map(({ step }) => step)
      .filter(({ name }) => name !== 'build');
    expect(api?.command([], false)).toContain('**/*.full.test.ts');
    expect(api?.command([], true)).not.toContain('**/*.full.test.ts');
    expect(e2e?.command([], false)).toContain('@full');
    expect(e2e?.command([], true)).not.toContain('@full');
  });
});

describe('a report', () => {
  const file = path.join(repository, 'tests/a.test.ts');

  const tags = ['bar-menu', 'full'];

  it('of Vitest lists each test with its tags, and each file that could not run', () => {
    const report = {
      testResults: [
        {
          name: file,
          status: 'failed',
          assertionResults: [
            { fullName: 'a works', status: 'passed', duration: 1500, tags },
            { fullName: 'a fails', status: 'failed', failureMessages: ['because'] },
            { fullName: 'a waits', status: 'pending' },
          ],
        },
        { name: file, status: 'failed', message: 'no module', assertionResults: [] },
      ],
    };
    expect(readReport('vitest', JSON.stringify(report))).toEqual([
      { file: 'tests/a.test.ts', title: 'a works', seconds: 1.5, status: 'passed', tags, reason: '' },
      {
        file: 'tests/a.test.ts',
        title: 'a fails',
        seconds: 0,
        status: 'failed',
        tags: [],
        reason: 'because',
      },
      { file: 'tests/a.test.ts', title: 'a waits', seconds: 0, status: 'skipped', tags: [], reason: '' },
      {
        file: 'tests/a.test.ts',
        title: 'could not run',
        seconds: 0,
        status: 'failed',
        tags: [],
        reason: 'no module',
      },
    ]);
  });

  it('of Playwright lists each test with its location, and errors outside tests', () => {
    const test = (title: string, status: string, message?: string) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tags,
      tests: [{ status, results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      config: { rootDir: path.join(repository, 'tests/e2e') },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [test('works', 'expected')],
          suites: [{ title: 'a page', file: 'a.spec.ts', specs: [test('fails', 'unexpected', 'because')] }],
        },
      ],
    };
    const written = { file: 'tests/e2e/a.spec.ts', place: 'tests/e2e/a.spec.ts:7', seconds: 0.5, tags };
    expect(readReport('playwright', JSON.stringify(report))).toEqual([
      { ...written, title: 'works', status: 'passed', reason: '' },
      { ...written, title: 'a page › fails', status: 'failed', reason: 'because' },
      {
        file: 'tests/e2e',
        title: 'could not run',
        seconds: 0,
        status: 'failed',
        tags: [],
        reason: 'no browser',
      },
    ]);
  });

  it('names the tests that passed only when they ran once more, with the first failure', () => {
    const passed = { fullName: 'a story', status: 'passed', invocations: 2, retryReasons: ['late'] };
    const jest = { testResults: [{ name: file, status: 'passed', assertionResults: [passed] }] };
    const flaky = {
      title: 'a page',
      file: 'a.spec.ts',
      line: 7,
      tags,
      tests: [{ status: 'flaky', results: [{ duration: 500, errors: [{ message: 'late' }] }] }],
    };
    const playwright = {
      config: { rootDir: repository },
      errors: [],
      suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [flaky] }],
    };
    expect([
      ...readReport('jest', JSON.stringify(jest)),
      ...readReport('playwright', JSON.stringify(playwright)),
    ]).toMatchObject([
      { title: 'a story', status: 'flaky', reason: 'late' },
      { title: 'a page', status: 'flaky', reason: 'late' },
    ]);
  });
});
