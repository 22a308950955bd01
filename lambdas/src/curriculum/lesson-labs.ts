import * as z from 'zod';
import { PythonLabBlock, SqlLabBlock } from '@redwhiteandcode/contract/course/lab-blocks.ts';
import type { RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { idAt } from '@redwhiteandcode/contract/course/part-ids.ts';
import { readLesson } from '../rows/course/lesson-html.ts';
import type { LessonPlace } from './generator.ts';
import { isUsableBlock, line, placeMark } from './lesson-blocks.ts';

/** What a generator does not write: ids, and `checked`, which only the browser of an author sets. */
const given = { id: true, type: true, checked: true } as const;

const { element: LabTest } = PythonLabBlock.shape.tests;
const WrittenPythonLab = PythonLabBlock.omit(given).extend({
  title: line,
  files: PythonLabBlock.shape.files.default([]),
  tests: z.array(LabTest.omit({ id: true }).extend({ sentence: line })),
});
const WrittenSqlLab = SqlLabBlock.omit(given).extend({ title: line });

/** The labs of a lesson as generators write them. */
export interface WrittenLabs {
  python_lab?: z.input<typeof WrittenPythonLab>;
  sql_lab?: z.input<typeof WrittenSqlLab>;
}

/** Returns a Python lab from a response; undefined if it does not have the form of one. */
function pythonLab(response: unknown, id: string): RunnableLab | undefined {
  const { data } = WrittenPythonLab.safeParse(response);
  if (!data) return undefined;
  const tests = data.tests.map((test, at) => ({ id: idAt(at), ...test }));
  return { id, type: 'python_lab', ...data, tests, checked: '' };
}

/** Returns a SQL lab from a response; undefined if it does not have the form of one. */
function sqlLab(response: unknown, id: string): RunnableLab | undefined {
  const { data } = WrittenSqlLab.safeParse(response);
  return data && { id, type: 'sql_lab', ...data, checked: '' };
}

/** Returns the lab with sanitized HTML if it can be published once an author has checked it. */
function usable(lab: RunnableLab | undefined): RunnableLab | undefined {
  if (!lab) return undefined;
  const { html, active } = readLesson(lab.html);
  const sentences = lab.type === 'python_lab' ? lab.tests.map(({ sentence }) => sentence) : [];
  const isUsable = active.length === 0 && isUsableBlock({ ...lab, html }, [lab.title, ...sentences]);
  return isUsable ? { ...lab, html } : undefined;
}

/** The labs of a response that are kept, and why others were dropped, in sentences. */
interface ReadLabs {
  labs: RunnableLab[];
  reasons: string[];
}

/**
 * Returns the labs of a generator's response that obey the rules. They are not checked, because no server runs their code:
 * whatever the response says, an author's browser has to.
 */
export function readLabs(
  { python_lab, sql_lab }: { python_lab?: unknown; sql_lab?: unknown },
  place: LessonPlace,
): ReadLabs {
  const mark = placeMark(place);
  const read = [
    { name: 'Python', written: python_lab, lab: usable(pythonLab(python_lab, `python-lab-${mark}`)) },
    { name: 'SQL', written: sql_lab, lab: usable(sqlLab(sql_lab, `sql-lab-${mark}`)) },
  ];
  return {
    labs: read.flatMap(({ lab }) => lab ?? []),
    reasons: read.flatMap(({ name, written, lab }) =>
      written && !lab ? [`The ${name} lab could not be used.`] : [],
    ),
  };
}
