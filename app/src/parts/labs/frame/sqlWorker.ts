/** The worker that runs queries on SQLite. It has no network: the frame gives it the program's file. */
import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { limitMemory } from './memory.ts';
import type { SqlJob } from './messages.ts';
import { runSqlJob } from './sqlJob.ts';
import { moduleIn, startProgram } from './workerFiles.ts';

/** The package's types leave out the options. */
const initialize = sqlite3InitModule as (options: object) => Promise<Sqlite3Static>;
const wasm = 'sqlite3.wasm';

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
  return (job) => runSqlJob(sqlite, job);
});
