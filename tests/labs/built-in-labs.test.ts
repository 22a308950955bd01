import { readFileSync } from 'node:fs';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { checkBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { isChecked, type RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { checkPromptDraft } from '@redwhiteandcode/contract/course/prompt-lab-check.ts';
import { courseFiles } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { loadPyodide } from 'pyodide';
import { describe, expect, it } from 'vitest';
import { runSqlJob } from '../../app/src/parts/labs/frame/sqlJob.ts';
import { readLabs } from '../../lambdas/src/curriculum/lesson-labs.ts';
import { composeLabs } from '../../lambdas/src/curriculum/offline-labs.ts';
import { sampleFacts } from '../../lambdas/src/curriculum/sample-facts.ts';
import { type WrongSolution, wrongPython, wrongSql } from './wrong-solutions.ts';

const labs = courseFiles(() => '').flatMap(({ about, text, draft }) =>
  [text, draft]
    .flatMap((each) => each?.modules ?? [])
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ blocks = [] }) => blocks)
    .flatMap((block) =>
      block.type === 'python_lab' || block.type === 'sql_lab' || block.type === 'prompt_lab'
        ? [{ course: about.id, lab: block }]
        : [],
    ),
);
const builtIn = labs.map(({ lab }) => lab);
/** The labs that templates write into generated courses. */
const composed = [1, 2].flatMap((module) => {
  const place = { module, lesson: 2 };
  return readLabs(composeLabs({ ...sampleFacts, highlights: ['Python', 'SQL'] }, place), place).labs;
});
const labsOf = <Type extends 'python_lab' | 'sql_lab' | 'prompt_lab'>(type: Type, from = builtIn) =>
  from.flatMap((lab) => (lab.type === type ? [lab as BlockOf<Type>] : []));
const pythonLabs = labsOf('python_lab', [...builtIn, ...composed]);
const sqlLabs = labsOf('sql_lab', [...builtIn, ...composed]);

const driver = readFileSync(new URL('../../app/src/parts/labs/frame/driver.py', import.meta.url), 'utf8');
const python = await loadPyodide();
const ignore = { write: (bytes: Uint8Array) => bytes.length };
python.setStdout(ignore);
python.setStderr(ignore);
const runDriver = python.runPython(driver) as (job: string, read: () => string) => string;
const sqlite = await sqlite3InitModule();

/** Runs code as the lab's worker does. Returns its error, or the sentences of the tests that it does not pass. */
function failuresOf({ files, tests }: BlockOf<'python_lab'>, code: string): string[] {
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
const resultOf = ({ script, solution_code, is_ordered }: BlockOf<'sql_lab'>, query: string) =>
  runSqlJob(sqlite, { query, script, solution: solution_code, isOrdered: is_ordered });

/** Returns the solution of a lab in which texts are replaced. */
function withChanges({ solution_code }: RunnableLab, changes: WrongSolution['changes']): string {
  return changes.reduce((code, [from, to]) => {
    expect(code.split(from), `the solution contains once: ${from}`).toHaveLength(2);
    return code.replace(from, () => to);
  }, solution_code);
}

describe('the labs of the built-in courses', () => {
  it('are in these courses', () => {
    expect(labs.map(({ course, lab }) => `${course} ${lab.type}`).toSorted()).toEqual([
      'data-science-fundamentals python_lab',
      'data-science-fundamentals sql_lab',
      'generative-ai-and-llms python_lab',
      'generative-ai-and-llms python_lab',
      'prompt-engineering-mastery prompt_lab',
      'prompt-engineering-mastery prompt_lab',
      'prompt-engineering-mastery python_lab',
    ]);
  });

  it.each([...labsOf('python_lab'), ...labsOf('sql_lab')])('are checked: $id', (lab) => {
    expect(isChecked(lab)).toBe(true);
  });

  it.each(labsOf('prompt_lab'))(
    '$id: can be published, and one of its examples breaks a rule of its case',
    (lab) => {
      expect(checkBlock(lab)).toEqual({});
      const { problems, samples } = checkPromptDraft(lab);
      expect(problems).toEqual([]);
      // An example that fails shows why one good output proves nothing.
      expect(samples.length).toBeGreaterThan(0);
      expect(samples.length).toBeLessThan(lab.cases.length);
      for (const { sample_run } of lab.cases) expect(sample_run).toBeNull();
    },
  );
});

it('templates write one Python lab and one SQL lab', () => {
  expect(composed.map(({ type }) => type)).toEqual(['python_lab', 'sql_lab']);
});

describe('a lab of a built-in course or a template', () => {
  it.each(pythonLabs)('$id: the solution passes all tests', (lab) => {
    expect(failuresOf(lab, lab.solution_code)).toEqual([]);
  });

  it.each(pythonLabs)('$id: the start code runs and does not pass all tests', (lab) => {
    const failures = failuresOf(lab, lab.start_code);
    expect(failures).not.toEqual([]);
    // A learner reads what is wrong in a sentence of the lab, not in the name of an exception.
    for (const failure of failures) expect(failure).not.toMatch(/Traceback|\w+Error:/);
  });

  it.each(sqlLabs)('$id: the solution returns rows, and those of the start differ', (lab) => {
    expect(resultOf(lab, lab.solution_code)).toMatchObject({ end: { kind: 'done' }, isRight: true });
    expect(resultOf(lab, lab.solution_code).count).toBeGreaterThan(0);
    expect(resultOf(lab, lab.start_code)).toMatchObject({ end: { kind: 'done' }, isRight: false });
  });

  it.each(wrongPython)('$lab: a test says what is wrong in code that $mistake', (wrong) => {
    const lab = labsOf('python_lab').find(({ id }) => id === wrong.lab)!;
    const failures = failuresOf(lab, withChanges(lab, wrong.changes));
    expect(failures.join('\n')).toContain(wrong.says);
    for (const failure of failures) expect(failure).not.toMatch(/Traceback|\w+Error:/);
  });

  it.each([
    ['average-repair-hours', 'sum(known) / len(known)', 2],
    ['score-the-search', 'hits / len(results)', 3],
    ['score-the-search', 'total / len(results)', 3],
  ] as const)('%s: a solution may round %s to %s decimals', (id, value, decimals) => {
    const lab = labsOf('python_lab').find((each) => each.id === id)!;
    expect(failuresOf(lab, withChanges(lab, [[value, `round(${value}, ${decimals})`]]))).toEqual([]);
  });

  it.each(wrongSql)('$lab: other rows come from a query that $mistake', (wrong) => {
    const lab = labsOf('sql_lab').find(({ id }) => id === wrong.lab)!;
    expect(resultOf(lab, withChanges(lab, wrong.changes))).toMatchObject({
      end: { kind: 'done' },
      isRight: false,
    });
  });
});
