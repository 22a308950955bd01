import * as z from 'zod';
import { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { keys } from '../platform/keys.ts';
import { getItem, listAll, putNew, setAttributes, type TransactItem, tryWrite } from '../platform/table.ts';
import { AssessmentItem, type AssessmentRow } from '../rows/assessment/row.ts';
import { pack, unpack } from '../rows/course/modules.ts';
import type { Answers, FrozenQuestion } from './rules.ts';

/** A learner's use of a course's assessment. `started` counts the attempts, and `open` is the one that is not submitted. */
const TakenItem = z.object({
  started: z.int(),
  granted: z.int(),
  open: z.int().optional(),
  last_submitted_at: z.string().optional(),
  best: AttemptResult.optional(),
});
export type TakenRow = z.output<typeof TakenItem>;

const packed = z.instanceof(Uint8Array).transform(unpack);

/** An attempt in the table, with its frozen questions, and the answers that were graded. */
export const AttemptItem = z
  .object({
    number: z.int(),
    started_at: z.string(),
    submitted_at: z.string().optional(),
    pass_percent: z.int(),
    questions: packed,
    answers: packed.optional(),
    result: AttemptResult.optional(),
  })
  .transform(({ questions, answers, ...row }) => ({
    ...row,
    questions: questions as FrozenQuestion[],
    answers: answers as Answers | undefined,
  }));
export type AttemptRow = z.output<typeof AttemptItem>;

const now = { consistent: true };

/** Reads the assessment of a course; undefined if it has none. */
export const readAssessment = (courseId: string): Promise<AssessmentRow | undefined> =>
  getItem(keys.assessment(courseId), AssessmentItem);

/** Reads a learner's use of an assessment. */
export async function readTaken(userId: string, courseId: string): Promise<TakenRow> {
  return (
    (await getItem(keys.takenAssessment(userId, courseId), TakenItem, now)) ?? { started: 0, granted: 0 }
  );
}

/** Reads an attempt. */
export const readAttempt = (userId: string, courseId: string, number: number) =>
  getItem(keys.attempt(userId, courseId, number), AttemptItem, now);

/** Lists a learner's attempts in a course, oldest first. */
export const listAttempts = (userId: string, courseId: string): Promise<AttemptRow[]> =>
  listAll(
    { pk: keys.takenAssessment(userId, courseId).pk, prefix: keys.attemptPrefix(courseId), consistent: true },
    AttemptItem,
  );

interface NewAttempt {
  userId: string;
  courseId: string;
  before: TakenRow;
  attempt: Pick<AttemptRow, 'number' | 'started_at' | 'pass_percent' | 'questions'>;
}

/** Starts an attempt. Returns false if another one was started or submitted, or one was granted, since the read. */
export function createAttempt({ userId, courseId, before, attempt }: NewAttempt): Promise<boolean> {
  const { number, questions } = attempt;
  return tryWrite([
    setAttributes(
      keys.takenAssessment(userId, courseId),
      { started: number, granted: before.granted, open: number },
      {
        condition:
          '(attribute_not_exists(pk) OR (#started = :before AND #granted = :granted)) AND attribute_not_exists(#open)',
        values: { ':before': before.started },
      },
    ),
    putNew({ ...keys.attempt(userId, courseId, number), ...attempt, questions: pack(questions) }),
  ]);
}

interface Submission {
  userId: string;
  courseId: string;
  number: number;
  answers: Answers;
  result: AttemptResult;
  best: AttemptResult;
  submitted_at: string;
  /** What a passed attempt writes to the certificate. */
  more: readonly TransactItem[];
}

/** Stores the grade of an attempt. Returns false if it was submitted, or the certificate has changed, since the read. */
export function submit({
  userId,
  courseId,
  number,
  answers,
  result,
  best,
  more,
  ...at
}: Submission): Promise<boolean> {
  return tryWrite([
    setAttributes(
      keys.attempt(userId, courseId, number),
      { answers: pack(answers), result, submitted_at: at.submitted_at },
      { condition: 'attribute_exists(pk) AND attribute_not_exists(submitted_at)' },
    ),
    setAttributes(
      keys.takenAssessment(userId, courseId),
      { open: undefined, last_submitted_at: at.submitted_at, best },
      { condition: '#open = :number', values: { ':number': number } },
    ),
    ...more,
  ]);
}
