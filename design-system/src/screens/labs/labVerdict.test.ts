import { describe, expect, test } from 'vitest';
import type { PythonResult, RunEnd, SqlResult } from './lab.ts';
import { cutSentence, loadedOf, rowsCaption, verdictOnPython, verdictOnSql } from './labVerdict.ts';

const python = (passed: readonly boolean[], end: RunEnd = { kind: 'done' }): PythonResult => ({
  output: '',
  isCut: false,
  end,
  tests: passed.map((isPassed, at) => ({ id: `${at}`, isPassed, message: '' })),
});

const sql = (isRight: boolean, end: RunEnd = { kind: 'done' }): SqlResult => ({
  columns: [],
  rows: [],
  count: 0,
  end,
  isRight,
  differences: [],
});

describe('the verdict on Python', () => {
  test.each([
    [python([true, true, true]), 'success', 'All 3 tests passed.'],
    [python([true]), 'success', 'The test passed.'],
    [python([true, false, true]), 'warning', '2 of 3 tests passed.'],
    [python([false]), 'warning', '0 of 1 test passed.'],
    [python([]), 'info', 'Ran.'],
    [python([], { kind: 'error', message: 'NameError' }), 'warning', 'Your code ended with an error.'],
    [python([true], { kind: 'stopped', message: 'It was stopped.' }), 'warning', 'It was stopped.'],
  ])('%o is %s: %s', (result, tone, title) => expect(verdictOnPython(result)).toEqual({ tone, title }));
});

describe('the verdict on a query', () => {
  test.each([
    [sql(true), 'success', 'Right. Your query returns the expected rows.'],
    [sql(false), 'warning', 'Not yet. Your query does not return the expected rows.'],
    [sql(false, { kind: 'error', message: 'no such table' }), 'warning', 'Your query ended with an error.'],
    [sql(false, { kind: 'stopped', message: 'It was stopped.' }), 'warning', 'It was stopped.'],
  ])('%o is %s: %s', (result, tone, title) => expect(verdictOnSql(result)).toEqual({ tone, title }));
});

test.each([
  [0, 0, 'Rows of your query: 0'],
  [12, 12, 'Rows of your query: 12'],
  [200, 1204, 'The first 200 of 1,204 rows of your query'],
])('%i shown rows of %i are named “%s”', (shown, count, caption) =>
  expect(rowsCaption(shown, count)).toBe(caption),
);

test('what is loaded has megabytes of a million bytes', () =>
  expect(loadedOf(8_123_000, 13_500_000)).toBe('8.1 of 13.5 MB'));

test('the sentence about cut output counts characters, not code units', () =>
  expect(cutSentence('😀'.repeat(1000))).toBe('Only the first 1,000 characters are shown.'));
