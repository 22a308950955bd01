import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import type { PythonResult, RunEnd, SqlResult, SqlValue } from '@redwhiteandcode/design-system';

/** The characters of a message, and of a value of a row. */
const maxText = 4000;

const textOf = (value: unknown, max = maxText): string =>
  typeof value === 'string' ? value.slice(0, max) : '';
const listOf = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function endOf(value: unknown): RunEnd {
  const { kind, message } = fieldsOf(value);
  if (kind === 'done') return { kind };
  return { kind: kind === 'stopped' ? kind : 'error', message: textOf(message) };
}

const sqlValueOf = (value: unknown): SqlValue =>
  typeof value === 'number' || value === null ? value : textOf(value);

/** Reads the result of Python. The learner's code can send any result, so each part of it is checked. */
export function readPythonResult(value: unknown): PythonResult {
  const { output, isCut, end, tests } = fieldsOf(value);
  return {
    output: textOf(output, labLimits.output),
    isCut: isCut === true,
    end: endOf(end),
    tests: listOf(tests, labLimits.shownRows).map((test) => {
      const { id, isPassed, message } = fieldsOf(test);
      return { id: textOf(id), isPassed: isPassed === true, message: textOf(message) };
    }),
  };
}

/** Reads the result of a query, as `readPythonResult` does. */
export function readSqlResult(value: unknown): SqlResult {
  const { columns, rows, count, end, isRight, differences } = fieldsOf(value);
  return {
    columns: listOf(columns, labLimits.rows).map((name) => textOf(name)),
    rows: listOf(rows, labLimits.shownRows).map((row) => listOf(row, labLimits.rows).map(sqlValueOf)),
    count: typeof count === 'number' ? count : 0,
    end: endOf(end),
    isRight: isRight === true,
    differences: listOf(differences, labLimits.shownRows).map((difference) => textOf(difference)),
  };
}
