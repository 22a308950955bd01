import * as z from 'zod';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { timestamp } from '../platform/clock.ts';
import { users } from '../identity/list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import {
  deleteExisting,
  getItem,
  itemIsMissing,
  listItems,
  transact,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { countChange } from '../platform/totals.ts';
import { deleteAccount, disableAccount } from './accounts.ts';
import { type Person, readPerson } from './person.ts';
import { type Erasure, expiredOrderItems, withoutActor } from './erasures.ts';
import { deleteFiles } from './objects.ts';
import { type PersonalKind, personalKinds } from './registry.ts';
import { hasActed } from './repository.ts';
import { attributesWithoutId, type Row } from './rules.ts';
import type { Mail } from '../platform/mail.ts';

/** Makes the last email to a user, before the address is forgotten. */
const erasedMail = (to: string, { keep_certificates }: { keep_certificates: boolean }): Mail => ({
  to,
  subject: `Your ${support.sender} account was deleted`,
  parts: [
    'We deleted your account and your data, as you asked.',
    keep_certificates
      ? 'Your certificates stay valid. They no longer show your name.'
      : 'Your certificates were deleted too.',
    `If you paid for a course, we keep that order with its receipt for tax purposes, for ${deletionRules.orderYears} years after the year of the payment. Backups are deleted within five weeks.`,
    'This is the last email to this address. You are welcome to sign up again.',
  ],
});

/** How often an erasure looks for rows again, because rows may change while it works. */
const maxPasses = 3;
const maxItems = 100;

/**
 * Begins the erasure of an account: from now on it cannot be kept, and no session is open. Returns false if it is not due,
 * or if it is an admin's, which scheduling the deletion prevents.
 */
const begin = (userId: string, now: string): Promise<boolean> =>
  tryWrite([
    {
      Update: {
        Key: keys.profile(userId),
        UpdateExpression: 'SET erasure_began = if_not_exists(erasure_began, :now)',
        ConditionExpression: 'deletion_due <= :now',
        ExpressionAttributeValues: { ':now': now },
      },
    },
    { Delete: { Key: keys.sessions(userId) } },
    itemIsMissing(keys.role(userId, 'admin')),
  ]);

/** Erases rows. Returns the number of those that could not be erased. */
async function eraseRows(rows: readonly Row[], erased: Erasure, person: Person): Promise<number> {
  let left = 0;
  let single: TransactItem[] = [];
  const writeSingle = async () => {
    if (single.length > 0) await transact(single);
    single = [];
  };
  for (const row of rows) {
    const items = erased.items(row, person);
    if (items === undefined) left++;
    else if (items.length === 1 && items[0]?.Delete && !items[0].Delete.ConditionExpression) {
      single.push(...items);
      if (single.length === maxItems) await writeSingle();
    } else if (items.length > 0 && !(await tryWrite(items))) left++;
  }
  await writeSingle();
  return left;
}

/** Replaces the person in the rows of others that they have changed as an admin. */
async function eraseActor(kind: PersonalKind, person: Person): Promise<number> {
  if (!kind.changedByAdmins || !person.has_acted) return 0;
  const rows = await kind.changedByAdmins();
  const named = rows.filter((row) => Object.keys(attributesWithoutId(row, person.user_id)).length > 0);
  return eraseRows(named, withoutActor, person);
}

/** Erases a person's rows, kind by kind. Returns the number of rows that are left. */
async function eraseKinds(person: Person): Promise<number> {
  let left = 0;
  for (const [, kind] of personalKinds) {
    left += await eraseRows(await (kind.alsoErased ?? kind.find)(person), kind.erased, person);
    left += await eraseActor(kind, person);
  }
  return left;
}

/** Some rows change while they are erased, or wait: an order whose payment is on its way. */
class RowsLeft extends Error {
  override name = 'RowsLeft';
}

/** Erases everything but the profile and the account. Throws RowsLeft if rows are left that change or wait. */
async function eraseData(person: Person): Promise<void> {
  for (let pass = 1; ; pass++) {
    const left = await eraseKinds(person);
    if (left === 0) break;
    if (pass === maxPasses) throw new RowsLeft(`${left} rows cannot be erased yet`);
  }
  await deleteFiles(person.user_id);
}

/**
 * Erases an account whose deletion is due, in steps that a later call repeats or continues after a crash. The account stays
 * disabled until its rows are gone, so that its address cannot sign up in between; the profile goes last. Returns false if
 * the account is not due.
 */
export async function eraseAccount(userId: string, now: string): Promise<boolean> {
  if (!(await begin(userId, now))) return false;
  const profile = await readPerson(userId);
  if (!profile) return false;
  await disableAccount(userId);
  const person = { ...profile, has_acted: await hasActed(profile) };
  await eraseData(person);
  await deleteAccount(userId);
  const mail = queueMail(erasedMail(person.email, person));
  const isLast = await tryWrite([
    deleteExisting(keys.profile(userId)),
    ...countChange(userId, users, person, undefined),
    mail.item,
  ]);
  if (isLast) logSecurityEvent('accountErased', { userId });
  if (isLast) await mail.deliver();
  return isLast;
}

const DueItem = z.object({ user_id: z.string(), deletion_due: z.string() });
const KeptItem = z.looseObject({ pk: z.string(), sk: z.string(), id: z.string(), gsi2sk: z.string() });

/** Erases at most `limit` accounts that are due at a time, the longest due first. Returns the number of erased accounts. */
export async function eraseDueAccounts(limit = 25, now: string = timestamp()): Promise<number> {
  const { gsi2pk: pk } = indexes.deletions('', '');
  const { items } = await listItems({ index: 'gsi2', pk }, { limit }, DueItem);
  let erased = 0;
  for (const { user_id, deletion_due } of items) {
    if (deletion_due > now) break;
    try {
      if (await eraseAccount(user_id, now)) erased++;
    } catch (error) {
      // Messages of other errors may contain personal data.
      const reason =
        error instanceof RowsLeft ? error.message : error instanceof Error ? error.name : 'unknown';
      logger.error('An account was not erased; it will be retried', { reason });
    }
  }
  return erased;
}

/** Deletes at most `limit` orders of erased accounts that tax law no longer asks for. Returns their number. */
export async function deleteExpiredOrders(limit = 25, now: string = timestamp()): Promise<number> {
  const { gsi2pk: pk } = indexes.keptOrders('', '');
  const { items } = await listItems({ index: 'gsi2', pk }, { limit }, KeptItem);
  let deleted = 0;
  for (const row of items) {
    if (row.gsi2sk > now) break;
    const refund = await getItem(keys.refund(row.id), z.looseObject({ pk: z.string(), sk: z.string() }), {
      consistent: true,
    });
    if (await tryWrite(expiredOrderItems(row, refund))) deleted++;
  }
  return deleted;
}
