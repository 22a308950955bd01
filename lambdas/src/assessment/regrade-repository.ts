import * as z from 'zod';
import type { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { indexes, keys } from '../platform/keys.ts';
import {
  getItem,
  KeyItem,
  listAll,
  listItems,
  setAttributes,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import type { AttemptRow } from '../rows/assessment/attempt.ts';
import { bestIsUnchanged } from './repository.ts';

/**
 * The regrading of a course's attempts. It reads the learners in passes: `pass_since` is the start of the pass, `cursor` its
 * position, and `is_settling` says that it waits for the last one. `step` counts the changes that the stream's consumer
 * follows. From `due` on the schedule continues it.
 */
const RegradingItem = z.object({
  course_id: z.string(),
  withdrawn_at: z.string(),
  pass_since: z.string(),
  cursor: z.string().optional(),
  is_settling: z.boolean(),
  step: z.int(),
  due: z.string(),
});
export type RegradingRow = z.output<typeof RegradingItem>;

/** Reads the regrading of a course; undefined if none runs. */
export const readRegrading = (courseId: string): Promise<RegradingRow | undefined> =>
  getItem(keys.regrading(courseId), RegradingItem, { consistent: true });

/** Lists the regradings that run, the one that is due first first. */
export const listRegradings = (): Promise<RegradingRow[]> =>
  listAll({ index: 'gsi2', pk: indexes.regradings('', '').gsi2pk }, RegradingItem);

const dueAttributes = (courseId: string, due: string) => ({ due, ...indexes.regradings(due, courseId) });

/** Makes the item that starts a regrading, or starts the one that runs again. */
export function startItem(courseId: string, at: string, due: string): TransactItem {
  const { gsi2pk, gsi2sk } = indexes.regradings(due, courseId);
  return {
    Update: {
      Key: keys.regrading(courseId),
      UpdateExpression:
        'SET course_id = :course, withdrawn_at = :at, pass_since = :at, is_settling = :false, due = :due, ' +
        'gsi2pk = :kind, gsi2sk = :place REMOVE #cursor ADD step :one',
      ExpressionAttributeNames: { '#cursor': 'cursor' },
      ExpressionAttributeValues: {
        ':course': courseId,
        ':at': at,
        ':false': false,
        ':due': due,
        ':kind': gsi2pk,
        ':place': gsi2sk,
        ':one': 1,
      },
    },
  };
}

/** Changes a regrading. Returns false if it has changed since the read. */
export const changeRegrading = (
  { course_id, step }: RegradingRow,
  {
    due,
    ...change
  }: { due: string } & Partial<Pick<RegradingRow, 'step' | 'cursor' | 'pass_since' | 'is_settling'>>,
): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keys.regrading(course_id),
      { ...change, ...dueAttributes(course_id, due) },
      { condition: 'step = :before', values: { ':before': step } },
    ),
  ]);

/** Ends a regrading, unless it has changed since the read. */
export const endRegrading = ({ course_id, step }: RegradingRow): Promise<boolean> =>
  tryWrite([
    {
      Delete: {
        Key: keys.regrading(course_id),
        ConditionExpression: 'step = :step',
        ExpressionAttributeValues: { ':step': step },
      },
    },
  ]);

/** Lists the IDs of learners who have submitted an attempt, in the order of their first submissions. */
export async function listTakers(courseId: string, page: { limit: number; cursor?: string | undefined }) {
  const { gsi1pk: pk } = indexes.takenAssessments(courseId, '', '');
  const { items, next } = await listItems({ index: 'gsi1', pk }, page, KeyItem);
  return { userIds: items.map((item) => item.pk.slice('USER#'.length)), next };
}

interface Regrade {
  userId: string;
  courseId: string;
  attempts: readonly { before: AttemptRow; after: Pick<AttemptRow, 'number' | 'result' | 'withdrawn'> }[];
  best: { before: AttemptResult; after: AttemptResult };
  /** What follows from a better result. */
  more: readonly TransactItem[];
}

/** Stores the results of a learner's regraded attempts. Returns false if one, or the best result, has changed since the read. */
export function regrade({ userId, courseId, attempts, best, more }: Regrade): Promise<boolean> {
  return tryWrite([
    ...attempts.map(({ before, after: { number, result, withdrawn } }) =>
      setAttributes(
        keys.attempt(userId, courseId, number),
        { result, withdrawn },
        before.withdrawn.length > 0
          ? { condition: '#withdrawn = :before', values: { ':before': before.withdrawn } }
          : { condition: 'attribute_exists(pk) AND attribute_not_exists(#withdrawn)' },
      ),
    ),
    setAttributes(keys.takenAssessment(userId, courseId), { best: best.after }, bestIsUnchanged(best.before)),
    ...more,
  ]);
}
