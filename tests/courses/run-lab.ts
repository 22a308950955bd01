import { readFileSync } from 'node:fs';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import type { RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { loadPyodide } from 'pyodide';
import { runSqlJob } from '../../app/src/parts/labs/frame/sqlJob.ts';

const driver = readFileSync(new URL('../../app/src/parts/labs/frame/driver.py', import.meta.url), 'utf8');
const python = await loadPyodide();
const ignore = { write: (bytes: Uint8Array) => bytes.length };
python.setStdout(ignore);
python.setStderr(ignore);
const runDriver = python.runPython(driver) as (job: string, read: () => string) => string;
const sqlite = await sqlite3InitModule();

/** Runs code as the lab's worker does. Returns its error, or the sentences of the tests that it does not pass. */
export function failuresOf({ files, tests }: BlockOf<'python_lab'>, code: string): string[] {
  for (const { name, content } of files) python.FS.writeFile(name, content);
  const result = JSON.parse(runDriver(JSON.stringify({ code, tests }), () => '')) as {
    error: string | null;
    tests: { id: string; isPassed: boolean; message: string }[];
  };
  if (result.error !== null) return [result.error];
  return result.tests.flatMap(({ isPassed, message }, at) =>
    isPassed ? [] : [`${tests[at]?.sentence}: ${message}`],
  );
}

/** Runs a query as the lab's worker does. */
export const resultOf = ({ script, solution_code, is_ordered }: BlockOf<'sql_lab'>, query: string) =>
  runSqlJob(sqlite, { query, script, solution: solution_code, isOrdered: is_ordered });

/** Learners read what is wrong in a sentence of the lab, not in the name of an exception. */
const exceptionName = /Traceback|\w+Error:/;

function pythonFaults(lab: BlockOf<'python_lab'>): string[] {
  const solved = failuresOf(lab, lab.solution_code);
  const started = failuresOf(lab, lab.start_code);
  return [
    ...solved.map((failure) => `its solution fails a test: ${failure}`),
    ...(started.length === 0 ? ['its start code passes all tests'] : []),
    ...started.flatMap((failure) =>
      exceptionName.test(failure) ? [`its start code fails with the name of an exception: ${failure}`] : [],
    ),
  ];
}

function sqlFaults(lab: BlockOf<'sql_lab'>): string[] {
  const solved = resultOf(lab, lab.solution_code);
  const started = resultOf(lab, lab.start_code);
  return [
    ...(solved.end.kind !== 'done' || !solved.isRight ? ['its solution does not run'] : []),
    ...(solved.count === 0 ? ['its solution returns no rows'] : []),
    ...(started.end.kind !== 'done' ? ['its start query does not run'] : []),
    ...(started.isRight ? ['its start query is right already'] : []),
  ];
}

/** Returns why a lab does not work: its solution must pass, and its start must run and not pass. */
export const labFaults = (lab: RunnableLab): string[] =>
  lab.type === 'python_lab' ? pythonFaults(lab) : sqlFaults(lab);
