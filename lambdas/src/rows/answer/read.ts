import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { answerLimits } from '@redwhiteandcode/contract/learning/answer-limits.ts';
import type { SavedWork } from '@redwhiteandcode/contract/learning/work.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, listAll, listItems } from '../../platform/table.ts';
import { EarlierWorkItem, type ReplacedWork, type StoredWork, WorkItem } from './row.ts';

/** A block in a learner's course: the course, the permanent numbers of the module and the lesson, and the block's id. */
export interface BlockPlace {
  courseId: string;
  module: number;
  lesson: number;
  blockId: string;
}

/** Returns work as its learner sees it. */
export const toSavedWork = (
  blockId: string,
  { work, version, replaced }: StoredWork,
  saved_at: string,
): SavedWork => ({
  ...work,
  block_id: blockId,
  version,
  saved_at,
  earlier: Math.min(replaced, answerLimits.earlier),
});

/** Lists a learner's work in a lesson, in the order of the blocks' ids. */
export async function listWork(
  userId: string,
  { courseId, module, lesson }: Omit<BlockPlace, 'blockId'>,
  page: PageQuery,
): Promise<PageOf<SavedWork>> {
  const { pk, sk: prefix } = keys.work(userId, { courseId, module, lesson, blockId: '' });
  const { items, next } = await listItems({ pk, prefix, consistent: true }, page, WorkItem);
  return { items: items.map((row) => toSavedWork(row.block_id, row, row.saved_at)), next };
}

/** Lists all of a learner's work in a lesson. */
export async function listAllWork(
  userId: string,
  { courseId, module, lesson }: Omit<BlockPlace, 'blockId'>,
): Promise<SavedWork[]> {
  const { pk, sk: prefix } = keys.work(userId, { courseId, module, lesson, blockId: '' });
  const rows = await listAll({ pk, prefix, consistent: true }, WorkItem);
  return rows.map((row) => toSavedWork(row.block_id, row, row.saved_at));
}

/** Lists the earlier versions of a learner's work in a block, newest first. */
export async function listEarlierWork(userId: string, place: BlockPlace): Promise<ReplacedWork[]> {
  const row = await getItem(keys.earlierWork(userId, place), EarlierWorkItem, { consistent: true });
  return row?.versions ?? [];
}
