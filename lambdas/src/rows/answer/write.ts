import type { SavedWork, WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import { timestamp } from '../../platform/clock.ts';
import { keys } from '../../platform/keys.ts';
import { retry } from '../../platform/retry.ts';
import { getItem, type TransactItem, tryPut, tryWrite } from '../../platform/table.ts';
import { pack } from '../course/modules.ts';
import { type BlockPlace, listEarlierWork, toSavedWork } from './read.ts';
import { type StoredWork, WorkItem } from './row.ts';
import { type Settlement, settle, withEarlier } from './rules.ts';

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
      ? await tryWrite([{ Put: write }, await earlierItem(userId, place, settled)])
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
async function earlierItem(userId: string, place: BlockPlace, settled: Settlement): Promise<TransactItem> {
  const versions = withEarlier(await listEarlierWork(userId, place), settled);
  return { Put: { Item: { ...keys.earlierWork(userId, place), versions: pack(versions) } } };
}
