import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { answerLimits } from '@redwhiteandcode/contract/learning/answer-limits.ts';
import type { SavedWork, WorkChange } from '@redwhiteandcode/contract/learning/operations.ts';
import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { getItem, listItems, type TransactItem, tryPut, tryWrite } from '../platform/table.ts';
import { pack } from '../rows/course/modules.ts';
import { EarlierWorkItem, type ReplacedWork, type StoredWork, WorkItem } from '../rows/enrollment/work.ts';
import { type Settlement, settle, withEarlier } from './work-rules.ts';

/** A block in a learner's course: the course, the permanent numbers of the module and the lesson, and the block's id. */
export interface BlockPlace {
  courseId: string;
  module: number;
  lesson: number;
  blockId: string;
}

const toSavedWork = (
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

/** Lists the earlier versions of a learner's work in a block, newest first. */
export async function listEarlierWork(userId: string, place: BlockPlace): Promise<ReplacedWork[]> {
  const row = await getItem(keys.earlierWork(userId, place), EarlierWorkItem, { consistent: true });
  return row?.versions ?? [];
}

type Write = { Item: Record<string, unknown>; ConditionExpression: string } & Pick<
  NonNullable<TransactItem['Put']>,
  'ExpressionAttributeValues'
>;

/** Makes the write of a settled change on the condition that the row is as it was read. */
function writeOf(key: object, { kept }: Settlement, before: StoredWork | undefined, saved_at: string): Write {
  return {
    Item: { ...key, ...kept, work: pack(kept.work), saved_at },
    ...(before
      ? { ConditionExpression: 'version = :before', ExpressionAttributeValues: { ':before': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  };
}

/** Of saves of one block at the same moment, each attempt lets one through. */
const maxAttempts = 60;

/**
 * Saves a change of a learner's work, and returns the work that is kept. It writes one item, and the earlier versions only
 * if another tab or device has changed the work in the meantime.
 */
export async function saveWork(userId: string, place: BlockPlace, change: WorkChange): Promise<SavedWork> {
  const changedAt = timestamp(Date.now() - change.age_ms);
  const key = keys.work(userId, place);
  return retry(maxAttempts, 'The work in a block changed during every attempt to change it', async () => {
    const row = await getItem(key, WorkItem, { consistent: true });
    const before = row && toStored(row);
    const settled = settle(before, change, changedAt);
    if (!settled) return row && toSavedWork(place.blockId, row, row.saved_at);
    const at = timestamp();
    const write = writeOf(key, settled, before, at);
    const isWritten = settled.earlier
      ? await tryWrite([{ Put: write }, await earlierItem(userId, place, settled.earlier)])
      : await tryPut(write);
    return isWritten ? toSavedWork(place.blockId, settled.kept, at) : undefined;
  });
}

const toStored = ({ work, version, tab, changes, changed_at, replaced }: StoredWork): StoredWork => ({
  work,
  version,
  tab,
  changes,
  changed_at,
  replaced,
});

/** Makes the item that adds an earlier version. The work's condition is its guard too: both change together. */
async function earlierItem(userId: string, place: BlockPlace, earlier: ReplacedWork): Promise<TransactItem> {
  const versions = withEarlier(await listEarlierWork(userId, place), earlier);
  return { Put: { Item: { ...keys.earlierWork(userId, place), versions: pack(versions) } } };
}
