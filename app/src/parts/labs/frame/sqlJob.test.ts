import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { expect, it } from 'vitest';
import { runSqlJob } from './sqlJob.ts';

const sqlite = await sqlite3InitModule();
const job = { script: 'create table sites (id);', query: 'select 1', solution: 'select 2', isOrdered: false };

it.each([
  [
    'script',
    { script: 'creat table sites (id);' },
    'The script that creates the database fails: near "creat": syntax error',
  ],
  ['solution', { solution: 'select x from sites' }, 'no such column: x'],
  ['query', { query: 'select y from sites' }, 'no such column: y'],
])('an error of the %s is the result', (_, changes, message) => {
  expect(runSqlJob(sqlite, { ...job, ...changes })).toMatchObject({
    end: { kind: 'error', message },
    isRight: false,
    rows: [],
  });
});
