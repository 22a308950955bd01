import * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { indexes, keys } from '../platform/keys.ts';
import {
  getItem,
  listAll,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { AttemptItem, type AttemptRow } from '../rows/assessment/attempt.ts';
import { AssessmentItem, type AssessmentRow } from '../rows/assessment/row.ts';
import { pack } from '../rows/course/modules.ts';
import type { GradedAttempt } from './regrading.ts';
import { isRight } from './rules.ts';

/** The IDs of the questions of a learner's first attempt, by whether they were answered right at its submission. */
const FirstAttempt = z.object({ right: z.array(z.string()), wrong: z.array(z.string()) });
export type FirstAttempt = z.output<typeof FirstAttempt>;

/**
 * A learner's use of a course's assessment. `started` counts the attempts, `open` is the one that is not submitted, and
 * `closing` the last one whose submission began: it takes no more answers.
 */
const TakenItem = z.object({
  started: z.int(),
  granted: z.int(),
  open: z.int().optional(),
  closing: z.int().optional(),
  last_submitted_at: z.string().optional(),
  best: AttemptResult.optional(),
  first: FirstAttempt.optional(),
});
export type TakenRow = z.output<typeof TakenItem>;

const now = { consistent: true };

/** Reads the assessment of a course; undefined if it has none. */
export const readAssessment = (
  courseId: string,
  options?: { consistent: boolean },
): Promise<AssessmentRow | undefined> => getItem(keys.assessment(courseId), AssessmentItem, options);

/** Reads a learner's use of an assessment. */
export async function readTaken(userId: string, courseId: string): Promise<TakenRow> {
  return (
    (await getItem(keys.takenAssessment(userId, courseId), TakenItem, now)) ?? { started: 0, granted: 0 }
  );
}

/** Lists the first attempts of a course's learners, newest first, without their learners. */
export async function listFirstAttempts(courseId: string, page: PageQuery): Promise<PageOf<FirstAttempt>> {
  const { gsi1pk: pk } = indexes.takenAssessments(courseId, '', '');
  const { items, next } = await listItems({ index: 'gsi1', pk, newestFirst: true }, page, TakenItem);
  return { items: items.flatMap(({ first }) => first ?? []), next };
}

/** Grants one more attempt. Returns false if one was started, submitted, or granted since the read. */
export const grant = (
  userId: string,
  courseId: string,
  { started, granted }: Pick<TakenRow, 'started' | 'granted'>,
  more: readonly TransactItem[],
): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keys.takenAssessment(userId, courseId),
      { granted: granted + 1 },
      {
        condition: '#granted = :before AND started = :started',
        values: { ':before': granted, ':started': started },
      },
    ),
    ...more,
  ]);

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
  before: Pick<TakenRow, 'started' | 'granted'>;
  attempt: Pick<AttemptRow, 'number' | 'started_at' | 'pass_percent' | 'questions'>;
  /** What the first attempt writes to the enrollment. */
  more?: readonly TransactItem[];
}

/** Starts an attempt. Returns false if another one was started or submitted, or one was granted, since the read. */
export function createAttempt({
  userId,
  courseId,
  before,
  attempt,
  more = [],
}: NewAttempt): Promise<boolean> {
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
    ...more,
  ]);
}

/** Begins the submission of an attempt: from now on it takes no more answers. Returns false if it is submitted. */
export const close = (userId: string, courseId: string, number: number): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keys.takenAssessment(userId, courseId),
      // Open is among them only because the condition names it.
      { open: number, closing: number },
      { condition: '#open = :open' },
    ),
  ]);

/** Makes the condition that the best result is unchanged since the read, for an update that sets `best`. */
export const bestIsUnchanged = (best: AttemptResult | undefined) =>
  best
    ? { condition: '#best = :best_before', values: { ':best_before': best } }
    : { condition: 'attribute_not_exists(#best)', values: {} };

interface Submission {
  userId: string;
  courseId: string;
  number: number;
  before: TakenRow;
  graded: GradedAttempt;
  best: AttemptResult;
  submitted_at: string;
  /** What a passed attempt writes to the certificate. */
  more: readonly TransactItem[];
}

/**
 * Stores the grade of an attempt. Returns false if it was submitted, an earlier one was regraded, or the certificate has
 * changed, since the read.
 */
export function submit({ userId, courseId, number, before, graded, best, more, ...at }: Submission) {
  const { submitted_at } = at;
  const { answers, result, withdrawn } = graded;
  const isUnchanged = bestIsUnchanged(before.best);
  return tryWrite([
    setAttributes(
      keys.attempt(userId, courseId, number),
      { answers: pack(answers), result, submitted_at, ...(withdrawn.length > 0 && { withdrawn }) },
      { condition: 'attribute_exists(pk) AND attribute_not_exists(submitted_at)' },
    ),
    setAttributes(
      keys.takenAssessment(userId, courseId),
      {
        open: undefined,
        last_submitted_at: submitted_at,
        best,
        ...(number === 1 && {
          first: firstOf(graded),
          ...indexes.takenAssessments(courseId, submitted_at, userId),
        }),
      },
      {
        condition: `#open = :number AND ${isUnchanged.condition}`,
        values: { ':number': number, ...isUnchanged.values },
      },
    ),
    ...more,
  ]);
}

/** Returns what was right in an attempt, also in its withdrawn questions. */
function firstOf({ questions, answers }: Pick<GradedAttempt, 'questions' | 'answers'>): FirstAttempt {
  const { right = [], wrong = [] } = Object.groupBy(questions, (question) =>
    isRight(question, answers) ? 'right' : 'wrong',
  );
  return { right: right.map(({ id }) => id), wrong: wrong.map(({ id }) => id) };
}
