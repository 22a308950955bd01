import * as z from 'zod';
import { Message } from '@redwhiteandcode/contract/engagement/admin-operations.ts';
import { Faq, type FaqPlacement } from '@redwhiteandcode/contract/engagement/operations.ts';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import type { CountedPageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { addressHash } from '../platform/address-hash.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { limitItem } from '../platform/caller-limits.ts';
import { encodeCursor } from '../platform/cursor.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import {
  getItem,
  itemIsMissing,
  listAll,
  listItems,
  putNew,
  setAttributes,
  transact,
  type TransactItem,
  tryTransact,
  tryWrite,
  updateExisting,
} from '../platform/table.ts';
import { countChange, countItem } from '../platform/totals.ts';
import { messages } from './list.ts';
import { matchesFaq } from './rules.ts';

/** Returns whether the table can be read. */
export async function isTableReadable(): Promise<boolean> {
  try {
    await getItem(keys.totals('health'), z.object({}));
    return true;
  } catch (error) {
    logger.error('The table does not answer', { error });
    return false;
  }
}

const listing = (placement: FaqPlacement) => ({
  index: 'gsi1' as const,
  pk: indexes.faqs(placement, 0, '').gsi1pk,
});

/** Lists the questions of a placement in their order. */
export const listFaqs = (placement: FaqPlacement, page: PageQuery) =>
  listItems(listing(placement), page, Faq);

/** The most questions that a search reads: its cost does not grow with the table. */
const maxSearched = 100;
const FaqWithKeys = Faq.extend({
  pk: z.string(),
  sk: z.string(),
  gsi1pk: z.string(),
  gsi1sk: z.string(),
});

/**
 * Lists the questions of a placement that match a search. A call reads at most 100 questions, so a page can have fewer
 * than `limit` and still not be the last.
 */
export async function searchFaqs(placement: FaqPlacement, search: string, { limit, cursor }: PageQuery) {
  const { items, next } = await listItems(listing(placement), { limit: maxSearched, cursor }, FaqWithKeys);
  const found = items.filter((item) => matchesFaq(item, search));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (found.length <= limit || !last) return { items: found, next };
  const { pk, sk, gsi1pk, gsi1sk } = last;
  return { items: page, next: encodeCursor({ pk, sk, gsi1pk, gsi1sk }) };
}

export const readFaq = (faqId: string) => getItem(keys.faq(faqId), Faq, { consistent: true });

/** The votes for one question that count from a network in 30 days, however many visitors it claims to be. */
const votes: Limit = { count: 10, seconds: 30 * 86_400, by: 'address' };

/** The result of a vote: counted, not counted again, or the question does not exist. */
export type VoteResult = 'counted' | 'repeated' | 'missing';

/** Counts a visitor's vote once, unless too many came from the network. */
export async function addVote(
  faqId: string,
  { visitorId, network, votedAt }: { visitorId: string; network: string; votedAt: string },
): Promise<VoteResult> {
  const limit = limitItem('faqVote', votes, `${network} ${faqId}`);
  const { isWritten, failed } = await tryTransact([
    putNew({ ...keys.faqVote(faqId, visitorId), voted_at: votedAt }),
    updateExisting(keys.faq(faqId), 'ADD helpful_count :one', { ':one': 1 }),
    ...(limit ? [limit.item] : []),
  ]);
  if (isWritten) return 'counted';
  return failed[1] ? 'missing' : 'repeated';
}

/** A question from a file, with its position in the list. */
export interface PlacedFaq extends Omit<Faq, 'helpful_count'> {
  placement: FaqPlacement;
  position: number;
}

/** Writes a new question or a new text of a question. Votes are not changed. */
export const writeFaq = ({ placement, position, ...faq }: PlacedFaq): Promise<void> => {
  const fields = { ...indexes.faqs(placement, position, faq.id), ...faq, placement };
  const names = Object.keys(fields);
  return transact([
    {
      Update: {
        Key: keys.faq(faq.id),
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}, helpful_count = if_not_exists(helpful_count, :none)`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ':none': 0,
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
  ]);
};

/** Removes a question from its list; the question and its votes stay in the table. */
export const unlistFaq = (faqId: string): Promise<void> =>
  transact([{ Update: { Key: keys.faq(faqId), UpdateExpression: 'REMOVE gsi1pk, gsi1sk' } }]);

/** Writes a message and queues its email to support. */
export const createMessage = (row: Message, mail: TransactItem): Promise<void> =>
  transact([
    putNew({
      ...keys.message(row.id),
      ...indexes.messages(row.received_at, row.id, addressHash(row.email)),
      ...row,
    }),
    ...countChange(row.id, messages, undefined, row),
    mail,
  ]);

/** Lists all messages. */
export const findMessages = (query: ListQuery): Promise<CountedPageOf<Message>> =>
  listRows(messages, query, Message);

export const readMessage = (id: string) => getItem(keys.message(id), Message, { consistent: true });

/** Marks a message as answered or waiting. Returns false if it is already marked so, or does not exist. */
export async function markMessage(id: string, isAnswered: boolean, audit: TransactItem): Promise<boolean> {
  return tryWrite([
    setAttributes(
      keys.message(id),
      { is_answered: isAnswered },
      { condition: 'is_answered = :before', values: { ':before': !isAnswered } },
    ),
    countItem(id, { waiting_messages: isAnswered ? -1 : 1 }),
    audit,
  ]);
}

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
