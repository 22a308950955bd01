import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import { findDifferences, type QueryRows } from '@redwhiteandcode/contract/course/row-differences.ts';
import type { Database, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm';
import { type SqlJob, scriptFailure } from './messages.ts';

/** The characters of a value that are compared and shown. */
const maxValue = 1000;

/** Returns a value of SQLite as the page shows it. */
function shownValue(value: SqlValue): string | number | null {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  if (typeof value === 'string') return value.slice(0, maxValue);
  return `${value.byteLength} ${value.byteLength === 1 ? 'byte' : 'bytes'}`;
}

/** Returns the rows of the first statement that returns some. Throws if there are too many. */
function query(database: Database, sql: string): QueryRows {
  const columns: string[] = [];
  const rows: QueryRows['rows'][number][] = [];
  database.exec({
    sql,
    columnNames: columns,
    rowMode: 'array',
    callback: (row) => {
      if (rows.length === labLimits.rows)
        throw new Error(`The query returns more than ${labLimits.rows} rows.`);
      rows.push((row as SqlValue[]).map(shownValue));
    },
  });
  return { columns, rows };
}

/** Returns SQLite's message without the name of its result code, such as `SQLITE_ERROR: sqlite3 result code 1: `. */
const messageOf = (error: unknown): string =>
  String((error as Error).message).replace(/^SQLITE_\w+: (sqlite3 result code \d+: )?/, '');

function makeTables(database: Database, script: string): void {
  try {
    database.exec(script);
  } catch (error) {
    throw new Error(`${scriptFailure}: ${messageOf(error)}`, { cause: error });
  }
}

/** Runs a query on a new database. */
function queryNew({ oo1 }: Sqlite3Static, script: string, sql: string): QueryRows {
  const database = new oo1.DB(':memory:', 'c');
  try {
    makeTables(database, script);
    return query(database, sql);
  } finally {
    database.close();
  }
}

const failed = (message: string) => ({
  columns: [],
  rows: [],
  count: 0,
  end: { kind: 'error', message },
  isRight: false,
  differences: [],
});

/** Runs a job's query and compares its rows with those of the solution. A script or a query that fails is the result's error. */
export function runSqlJob(sqlite: Sqlite3Static, { query: sql, script, solution, isOrdered }: SqlJob) {
  try {
    const expected = queryNew(sqlite, script, solution);
    const found = queryNew(sqlite, script, sql);
    const differences = findDifferences(found, expected, isOrdered);
    return {
      columns: [...found.columns],
      rows: found.rows.slice(0, labLimits.shownRows),
      count: found.rows.length,
      end: { kind: 'done' },
      isRight: differences.length === 0,
      differences,
    };
  } catch (error) {
    return failed(messageOf(error));
  }
}
