import { isChecked } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import type { LabDraft, LabRunner, PythonResult, SqlResult } from '@redwhiteandcode/design-system';
import { describe, expect, it, vi } from 'vitest';
import { scriptFailure } from './frame/messages.ts';
import { createLabChecks } from './labChecks.ts';

const lab = {
  ...pythonLab,
  checked: '',
  tests: [
    { id: 'a', sentence: 'It is a number', code: 'assert isinstance(total, int)' },
    { id: 'b', sentence: ' The sum is 2000 ', code: 'assert total == 2000' },
  ],
};
const query = { ...sqlLab, checked: '' };

const done = { kind: 'done' } as const;
const error = { kind: 'error', message: "NameError: name 'totl' is not defined" } as const;
const stopped = { kind: 'stopped', message: 'It ran for 10 seconds.' } as const;

/** The result of a run of Python: the messages of the tests, in which undefined is a passed one. */
const python = (...messages: (string | undefined)[]): PythonResult => ({
  output: '',
  isCut: false,
  end: done,
  tests: messages.map((message = '', at) => ({
    id: 'ab'.charAt(at),
    isPassed: messages[at] === undefined,
    message,
  })),
});
const passed = python(undefined, undefined);
const failed = python(undefined, 'None');
const ended = (end: PythonResult['end']): PythonResult => ({ ...passed, end, tests: [] });

const sql = (change: Partial<SqlResult> = {}): SqlResult => ({
  columns: ['count(*)'],
  rows: [[2]],
  count: 1,
  end: done,
  isRight: true,
  differences: [],
  ...change,
});

/** A runner that knows the result of each text of code. */
const runnerOf = (results: Record<string, PythonResult | SqlResult>) => ({
  runPython: vi.fn<LabRunner['runPython']>(async (code) => results[code] as PythonResult),
  runSql: vi.fn<LabRunner['runSql']>(async (code) => results[code] as SqlResult),
});
const events = { onLoad: () => undefined, signal: new AbortController().signal };

async function problemsOf(draft: LabDraft, solution: PythonResult | SqlResult, start: typeof solution) {
  const runner = runnerOf({ [draft.solution_code]: solution, [draft.start_code]: start });
  const { checked, problems } = await createLabChecks(runner).check(draft, events);
  expect(isChecked({ ...draft, checked })).toBe(problems.length === 0);
  expect(checked === '').toBe(problems.length > 0);
  return problems;
}

describe('the check of a Python lab', () => {
  it.each([
    ['fails a test', failed],
    ['stops with an error', ended(error)],
    ['runs forever', ended(stopped)],
  ])('is passed if the solution passes and the start code %s', async (_, start) => {
    expect(await problemsOf(lab, passed, start)).toEqual([]);
  });

  it.each<[string, PythonResult, PythonResult, string[]]>([
    ['the start code passes', passed, passed, ['The start code already passes all tests.']],
    [
      'the solution fails a test',
      python(undefined, 'It is 1999'),
      failed,
      ['The solution fails the test “The sum is 2000”: It is 1999'],
    ],
    [
      'the solution fails a test without a message',
      python('', undefined),
      failed,
      ['The solution fails the test “It is a number”.'],
    ],
    [
      'both are wrong',
      python('No', 'No'),
      passed,
      [
        'The solution fails the test “It is a number”: No',
        'The solution fails the test “The sum is 2000”: No',
        'The start code already passes all tests.',
      ],
    ],
    [
      'the solution has an error',
      ended(error),
      failed,
      ["The solution stops with an error: NameError: name 'totl' is not defined"],
    ],
    [
      'the solution runs forever',
      ended(stopped),
      ended(stopped),
      ['The solution was stopped: It ran for 10 seconds.'],
    ],
  ])('finds that %s', async (_, solution, start, problems) => {
    expect(await problemsOf(lab, solution, start)).toEqual(problems);
  });

  it('runs nothing while a part is unfinished', async () => {
    const runner = runnerOf({});
    const { check } = createLabChecks(runner);
    const [first] = lab.tests;
    const unfinished = { ...lab, title: '', tests: [first!, { id: 'b', sentence: ' ', code: 'pass' }] };
    expect((await check(unfinished, events)).problems).toEqual([
      'Title: Fill in this text',
      'Test 2: Fill in this text',
    ]);
    expect((await check({ ...lab, tests: [] }, events)).problems).toEqual(['Test: Add at least one test']);
    expect(runner.runPython).not.toHaveBeenCalled();
  });
});

describe('the check of a SQL lab', () => {
  const wrong = sql({ isRight: false });

  it('is passed if the solution returns the same rows twice and the start query others', async () => {
    expect(await problemsOf(query, sql(), wrong)).toEqual([]);
    expect(await problemsOf(query, sql(), sql({ end: error, isRight: false }))).toEqual([]);
  });

  it.each<[string, SqlResult, SqlResult, string]>([
    ['the start query is right', sql(), sql(), 'The start query already returns the rows of the solution.'],
    ['the solution has no rows', sql({ count: 0, rows: [] }), wrong, 'The solution returns no rows.'],
    [
      'the solution differs from run to run',
      wrong,
      wrong,
      'The solution returns other rows when it runs again. Sort the rows, and avoid random values and the time.',
    ],
    [
      'the solution has an error',
      sql({ end: error, isRight: false }),
      wrong,
      "The solution stops with an error: NameError: name 'totl' is not defined",
    ],
    [
      'the script has an error',
      sql({ end: { kind: 'error', message: `${scriptFailure}: no` }, isRight: false }),
      wrong,
      `${scriptFailure}: no`,
    ],
  ])('finds that %s', async (_, solution, start, problem) => {
    expect(await problemsOf(query, solution, start)).toEqual([problem]);
  });

  it('finds that the order counts, and nothing decides it', async () => {
    const ordered = { ...query, is_ordered: true };
    expect(await problemsOf(ordered, sql(), wrong)).toEqual([
      'The order of the rows counts, so the solution needs ORDER BY.',
    ]);
    const decided = { ...ordered, solution_code: `${query.solution_code} Order  by site` };
    expect(await problemsOf(decided, sql(), wrong)).toEqual([]);
  });
});

it('a check passes on the progress and the signal, and rejects if no code can run', async () => {
  const runner = runnerOf({ [lab.solution_code]: passed, [lab.start_code]: failed });
  await createLabChecks(runner).check(lab, events);
  expect(runner.runPython).toHaveBeenCalledWith(lab.solution_code, lab, expect.objectContaining(events));
  runner.runPython.mockRejectedValue(new Error('Python could not be loaded.'));
  await expect(createLabChecks(runner).check(lab, events)).rejects.toThrow('Python could not be loaded.');
});
