/** The worker that runs queries on SQLite. It has no network: the frame gives it the program's file. */
import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import { findDifferences, type QueryRows } from '@redwhiteandcode/contract/course/row-differences.ts';
import sqlite3InitModule, { type Database, type Sqlite3Static, type SqlValue } from '@sqlite.org/sqlite-wasm';
import { limitMemory } from './memory.ts';
import type { SqlJob } from './messages.ts';
import { moduleIn, startProgram } from './workerFiles.ts';

/** The package's types leave out the options. */
const initialize = sqlite3InitModule as (options: object) => Promise<Sqlite3Static>;
const wasm = 'sqlite3.wasm';
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

/** Runs a query on a new database. */
function queryNew({ oo1 }: Sqlite3Static, script: string, sql: string): QueryRows {
  const database = new oo1.DB(':memory:', 'c');
  try {
    database.exec(script);
    return query(database, sql);
  } finally {
    database.close();
  }
}

/** Returns SQLite's message without the name of its result code, such as `SQLITE_ERROR: sqlite3 result code 1: `. */
const messageOf = (error: unknown): string =>
  String((error as Error).message).replace(/^SQLITE_\w+: (sqlite3 result code \d+: )?/, '');

const failed = (message: string) => ({
  columns: [],
  rows: [],
  count: 0,
  end: { kind: 'error', message },
  isRight: false,
  differences: [],
});

startProgram<SqlJob>([wasm], async (files) => {
  limitMemory();
  const module = moduleIn(files, wasm);
  const sqlite = await initialize({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instantiate = async () => done(await WebAssembly.instantiate(module, imports));
      void instantiate();
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  });
  return ({ query: sql, script, solution, isOrdered }) => {
    const expected = queryNew(sqlite, script, solution);
    let found: QueryRows;
    try {
      found = queryNew(sqlite, script, sql);
    } catch (error) {
      return failed(messageOf(error));
    }
    const differences = findDifferences(found, expected, isOrdered);
    return {
      columns: found.columns,
      rows: found.rows.slice(0, labLimits.shownRows),
      count: found.rows.length,
      end: { kind: 'done' },
      isRight: differences.length === 0,
      differences,
    };
  };
});
