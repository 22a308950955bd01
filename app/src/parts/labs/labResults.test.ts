import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPythonResult, readSqlResult } from './labResults.ts';

const python = {
  output: '2000\n',
  isCut: false,
  end: { kind: 'done' },
  tests: [{ id: 'a', isPassed: false, message: 'It is 2000.' }],
};
const sql = {
  columns: ['site', 'cents'],
  rows: [
    ['North', 1200],
    [null, 0.5],
  ],
  count: 2,
  end: { kind: 'error', message: 'no such table: order' },
  isRight: false,
  differences: ['1 row is missing.'],
};

it('a result stays as it is', () => {
  expect(readPythonResult(python)).toEqual(python);
  expect(readSqlResult(sql)).toEqual(sql);
});

it('a result that hostile code made up has the shape of a result', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (whole, part) => {
      for (const value of [whole, { ...python, tests: part }, { ...python, end: part, output: part }]) {
        const { output, end, tests } = readPythonResult(value);
        expect([typeof output, typeof end.kind, Array.isArray(tests)]).toEqual(['string', 'string', true]);
      }
      for (const value of [whole, { ...sql, rows: part }, { ...sql, columns: [part], rows: [[part]] }]) {
        const { columns, rows } = readSqlResult(value);
        const shown = [...columns, ...rows.flat()];
        expect(shown.filter((one) => typeof one === 'object' && one !== null)).toEqual([]);
      }
    }),
  );
});

it('a result is not longer than a page can show', () => {
  const long = 'x'.repeat(100_000);
  expect(readPythonResult({ ...python, output: long }).output).toHaveLength(20_000);
  expect(readSqlResult({ ...sql, rows: Array(1000).fill([long]) }).rows).toHaveLength(200);
});
