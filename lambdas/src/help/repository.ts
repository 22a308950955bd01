import * as z from 'zod';
import { Faq, type FaqPlacement } from '@redwhiteandcode/contract/help/operations.ts';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { limitItem } from '../platform/caller-limits.ts';
import { encodeCursor } from '../platform/cursor.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, listItems, putNew, transact, tryTransact, updateExisting } from '../platform/table.ts';
import { matchesFaq } from './rules.ts';

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

/** Reads a question consistently. */
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
