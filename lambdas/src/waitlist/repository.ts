import * as z from 'zod';
import { addressHash } from '../platform/address-hash.ts';
import { encodeCursor } from '../platform/cursor.ts';
import { indexes, keys } from '../platform/keys.ts';
import {
  getItem,
  itemIsMissing,
  listAll,
  listItems,
  setAttributes,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';

const HolderItem = z.object({ email: z.string(), email_verified_at: z.string().optional() });

/** Reads a user's address, and when they proved it. */
export const readHolder = (userId: string) => getItem(keys.profile(userId), HolderItem, { consistent: true });

/**
 * An entry of a waitlist. Without `confirmed_at` it expires, and gets no email but the one with the link to confirm it. An
 * entry that has ended has a `left_at` and no email address.
 */
const WaitlistItem = z.object({
  item_id: z.string(),
  entry_id: z.string(),
  item_title: z.string(),
  secret: z.string(),
  email: z.string().optional(),
  confirmed_at: z.string().optional(),
  left_at: z.string().optional(),
  ttl: z.int().optional(),
});
export type WaitlistRow = z.output<typeof WaitlistItem>;

/** Reads a waitlist's entry. */
export const readWaitlistEntry = (itemId: string, entryId: string) =>
  getItem(keys.waitlistEntry(itemId, entryId), WaitlistItem, { consistent: true });

/** A new entry of a waitlist: confirmed, or with the time until which it can be. */
export type NewWaitlistRow = Pick<WaitlistRow, 'item_id' | 'entry_id' | 'item_title' | 'secret'> & {
  email: string;
  joined_at: string;
} & ({ confirmed_at: string; ttl?: undefined } | { confirmed_at?: undefined; ttl: number });

const hasEnded = 'attribute_not_exists(pk) OR attribute_exists(left_at)';

/**
 * Adds an email address to a waitlist, with the email that confirms the request. Returns false if the address is already on
 * it, or has got that email since `again`. Without an email, an address that is not confirmed yet becomes so.
 */
export const joinWaitlist = (row: NewWaitlistRow, mail?: { item: TransactItem; again: string }) =>
  tryWrite([
    {
      Put: {
        Item: {
          ...keys.waitlistEntry(row.item_id, row.entry_id),
          ...indexes.waitlistEntries(addressHash(row.email), row.item_id),
          ...(row.confirmed_at && indexes.waiting(row.item_id, row.entry_id)),
          ...row,
        },
        ConditionExpression: `${hasEnded} OR (attribute_not_exists(confirmed_at)${mail ? ' AND joined_at < :again' : ''})`,
        ...(mail && { ExpressionAttributeValues: { ':again': mail.again } }),
      },
    },
    ...(mail ? [mail.item] : []),
  ]);

/** Confirms an entry. Returns false if it is confirmed already, or has ended. */
export const confirmWaitlistEntry = (
  itemId: string,
  entryId: string,
  confirmedAt: string,
): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keys.waitlistEntry(itemId, entryId),
      { confirmed_at: confirmedAt, ttl: undefined, ...indexes.waiting(itemId, entryId) },
      { condition: 'attribute_exists(email) AND attribute_not_exists(confirmed_at)' },
    ),
  ]);

/** What an entry loses when it ends. The rest stays, so that its links remain valid. */
const leaving = 'REMOVE email, confirmed_at, #ttl, gsi1pk, gsi1sk, gsi2pk, gsi2sk';

/** Removes an email address from a waitlist. Returns false if it was never on it. */
export const leaveWaitlist = (itemId: string, entryId: string, leftAt: string): Promise<boolean> =>
  tryWrite([
    {
      Update: {
        Key: keys.waitlistEntry(itemId, entryId),
        UpdateExpression: `SET left_at = if_not_exists(left_at, :at) ${leaving}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':at': leftAt },
      },
    },
  ]);

/** Lists the confirmed entries of an email address. */
export async function listWaitlists(email: string): Promise<string[]> {
  const { gsi1pk: pk } = indexes.waitlistEntries(addressHash(email), '');
  const rows = await listAll({ index: 'gsi1', pk }, WaitlistItem);
  return rows.filter(({ confirmed_at }) => confirmed_at).map(({ item_id }) => item_id);
}

/** Returns the next item after another one that confirmed entries wait for; undefined after the last one. */
export async function nextAwaited(after: string): Promise<string | undefined> {
  const { gsi2pk: pk, gsi2sk } = indexes.waiting(after, '~');
  // An entry's ID sorts before the tilde, so this reads no further entry of the same item.
  const cursor = after && encodeCursor({ ...keys.waitlistEntry(after, '~'), gsi2pk: pk, gsi2sk });
  const { items } = await listItems(
    { index: 'gsi2', pk },
    { limit: 1, ...(cursor && { cursor }) },
    WaitlistItem,
  );
  return items[0]?.item_id;
}

/** Lists at most `limit` confirmed entries of a waitlist. */
export async function listWaiting(itemId: string, limit: number): Promise<WaitlistRow[]> {
  const { gsi2pk: pk, gsi2sk: prefix } = indexes.waiting(itemId, '');
  return (await listItems({ index: 'gsi2', pk, prefix }, { limit }, WaitlistItem)).items;
}

/**
 * Ends a confirmed entry with its last email. Returns false if it has ended, if it names another address, or if the course
 * is no longer in the state that the email reports (`course`).
 */
export const endWaiting = (
  { item_id, entry_id, email }: WaitlistRow,
  leftAt: string,
  mail: TransactItem,
  course: 'open' | 'deleted' | undefined,
): Promise<boolean> =>
  tryWrite([
    {
      Update: {
        Key: keys.waitlistEntry(item_id, entry_id),
        UpdateExpression: `SET left_at = :at ${leaving}`,
        ConditionExpression: 'email = :email AND attribute_exists(confirmed_at)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':at': leftAt, ':email': email },
      },
    },
    mail,
    ...(course === 'open' ? [courseIsOpen(item_id)] : course ? [itemIsMissing(keys.course(item_id))] : []),
  ]);

/** Fails unless a course is open, as `isOpen` in the rules says. */
const courseIsOpen = (courseId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.course(courseId),
    ConditionExpression:
      '#status = :published AND lesson_count > :none AND (attribute_not_exists(awaits_review) OR awaits_review = :no)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':published': 'published', ':none': 0, ':no': false },
  },
});
