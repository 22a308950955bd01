import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import type { RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { courseFiles } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { describe, expect, it } from 'vitest';
import { readLabs } from '../../lambdas/src/curriculum/lesson-labs.ts';
import { composeLabs } from '../../lambdas/src/curriculum/offline-labs.ts';
import { sampleFacts } from '../../lambdas/src/curriculum/sample-facts.ts';
import { failuresOf, labFaults, resultOf } from '../courses/run-lab.ts';
import { type WrongSolution, wrongPython, wrongSql } from './wrong-solutions.ts';

const builtIn = courseFiles(() => '')
  .flatMap(({ text }) => text.modules)
  .flatMap(({ lessons }) => lessons)
  .flatMap(({ blocks = [] }) => blocks)
  .flatMap((block) => (block.type === 'python_lab' || block.type === 'sql_lab' ? [block] : []));
/** The labs that templates write into generated courses. */
const composed = [1, 2].flatMap((module) => {
  const place = { module, lesson: 2 };
  return readLabs(composeLabs({ ...sampleFacts, highlights: ['Python', 'SQL'] }, place), place).labs;
});
const labsOf = <Type extends 'python_lab' | 'sql_lab'>(type: Type) =>
  builtIn.flatMap((lab) => (lab.type === type ? [lab as BlockOf<Type>] : []));

/** Returns the solution of a lab in which texts are replaced. */
function withChanges({ solution_code }: RunnableLab, changes: WrongSolution['changes']): string {
  return changes.reduce((code, [from, to]) => {
    expect(code.split(from), `the solution contains once: ${from}`).toHaveLength(2);
    return code.replace(from, () => to);
  }, solution_code);
}

it('templates write one Python lab and one SQL lab, which work', () => {
  expect(composed.map(({ type }) => type)).toEqual(['python_lab', 'sql_lab']);
  expect(composed.flatMap(labFaults)).toEqual([]);
});

describe('a lab of a built-in course', () => {
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
