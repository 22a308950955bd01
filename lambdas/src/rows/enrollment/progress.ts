import * as z from 'zod';
import type { CourseProgress } from '@redwhiteandcode/contract/learning/operations.ts';
import { timestamp } from '../../platform/clock.ts';
import { keys } from '../../platform/keys.ts';
import { itemIsMissing, KeyItem, listAll, type TransactItem, tryTransact } from '../../platform/table.ts';

/**
 * A progress row consists of its key and its time in seconds since 1970, so that a course's rows fit into one read unit.
 * One from before times were recorded has none.
 */
export const ProgressItem = KeyItem.extend({ at: z.int().optional() }).transform(
  ({ pk, sk, at }): CourseProgress => {
    const [, course_id = '', module, lesson] = sk.split('#');
    return {
      user_id: pk.slice('USER#'.length),
      course_id,
      module_number: Number(module),
      lesson_number: Number(lesson),
      completed: true,
      completed_at: at === undefined ? null : timestamp(at * 1000),
    };
  },
);

/** Reads all lessons of a course that a learner has completed, consistently. */
export const readProgress = (userId: string, courseId: string): Promise<CourseProgress[]> =>
  listAll(
    { pk: keys.enrollment(userId, courseId).pk, prefix: keys.progressPrefix(courseId), consistent: true },
    ProgressItem,
  );

/** Deletes the progress of a deleted enrollment, so that the next one starts without it. Stops if the learner enrolls. */
export async function clearProgress(userId: string, courseId: string): Promise<void> {
  const left = await readProgress(userId, courseId);
  const isGone: TransactItem = itemIsMissing(keys.enrollment(userId, courseId));
  for (let at = 0; at < left.length; at += 90) {
    const rows = left.slice(at, at + 90).map(({ module_number, lesson_number }) => ({
      Delete: { Key: keys.progress(userId, courseId, module_number, lesson_number) },
    }));
    const { isWritten } = await tryTransact([isGone, ...rows]);
    if (!isWritten) return;
  }
}
