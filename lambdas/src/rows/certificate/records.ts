import * as z from 'zod';
import { timestamp } from '../../platform/clock.ts';
import { keys } from '../../platform/keys.ts';
import { getItems, listAll, setAttributes, tryWrite } from '../../platform/table.ts';

const RecordOfItem = z.object({ record_number: z.string() });

const RecordItem = z.object({
  record_number: z.string(),
  issued_at: z.string(),
  /** The orders that made its courses paid or free. */
  order_ids: z.array(z.string()),
  revoked_at: z.string().optional(),
  status_list: z.string(),
  status_index: z.int(),
});
type RecordItem = z.output<typeof RecordItem>;

/**
 * Revokes a learner's learning records that have ended, and their credentials, with a reason that anyone who verifies one
 * can read. It can be repeated at any time.
 */
export async function revokeRecords(
  userId: string,
  hasEnded: (record: Pick<RecordItem, 'issued_at' | 'order_ids'>) => boolean,
  reason: string,
): Promise<void> {
  const { pk, sk: prefix } = keys.recordOf(userId, '');
  const named = await listAll({ pk, prefix, consistent: true }, RecordOfItem);
  const records = await getItems(
    named.map(({ record_number }) => keys.learningRecord(record_number)),
    RecordItem,
    { consistent: true },
  );
  for (const record of records.filter((row) => row.revoked_at === undefined && hasEnded(row))) {
    await tryWrite([
      setAttributes(
        keys.learningRecord(record.record_number),
        { revoked_at: timestamp(), revocation_reason: reason },
        { condition: 'attribute_exists(pk) AND attribute_not_exists(revoked_at)' },
      ),
      { Put: { Item: { ...keys.statusBit(record.status_list, record.status_index) } } },
    ]);
  }
}
