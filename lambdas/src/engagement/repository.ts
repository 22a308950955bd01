import * as z from 'zod';
import { Faq, type FaqPlacement } from '../../contract/engagement.ts';
import { Message } from '../../contract/engagement-admin.ts';
import { encodeCursor } from '../platform/cursor.ts';
import type { CountedPageOf, PageQuery } from '../../contract/page.ts';
import { addressHash } from '../platform/address-hash.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import {
  getItem,
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

/** The result of a vote: counted, already counted, or the question does not exist. */
export type VoteResult = 'counted' | 'repeated' | 'missing';

/** Counts a visitor's vote once. */
export async function addVote(faqId: string, visitorId: string, votedAt: string): Promise<VoteResult> {
  const { isWritten, failed } = await tryTransact([
    putNew({ ...keys.faqVote(faqId, visitorId), voted_at: votedAt }),
    updateExisting(keys.faq(faqId), 'ADD helpful_count :one', { ':one': 1 }),
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

const WaitlistItem = z.object({ secret: z.string(), left_at: z.string().optional() });

/** Reads a waitlist's entry. An entry that was ended has a `left_at` and no email address. */
export const readWaitlistEntry = (itemId: string, entryId: string) =>
  getItem(keys.waitlistEntry(itemId, entryId), WaitlistItem, { consistent: true });

/** An entry of a waitlist. */
export interface WaitlistRow {
  item_id: string;
  entry_id: string;
  email: string;
  secret: string;
  joined_at: string;
}

/** Adds an email address to a waitlist and queues the confirmation. Returns false if the address is already on it. */
export async function joinWaitlist(row: WaitlistRow, mail: TransactItem): Promise<boolean> {
  return tryWrite([
    {
      Put: {
        Item: {
          ...keys.waitlistEntry(row.item_id, row.entry_id),
          ...indexes.waitlistEntries(addressHash(row.email), row.item_id),
          ...row,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(left_at)',
      },
    },
    mail,
  ]);
}

/** Removes an email address from a waitlist. The entry stays, so that its link remains valid. */
export const leaveWaitlist = (itemId: string, entryId: string, leftAt: string): Promise<void> =>
  transact([
    updateExisting(
      keys.waitlistEntry(itemId, entryId),
      'SET left_at = if_not_exists(left_at, :at) REMOVE email, gsi1pk, gsi1sk',
      { ':at': leftAt },
    ),
  ]);
