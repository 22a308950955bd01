import * as z from 'zod';
import type { PageQuery, RowCount } from '@redwhiteandcode/contract/api/page.ts';
import {
  describedLists,
  indexWith,
  type SearchedList,
} from '@redwhiteandcode/contract/search/searched-lists.ts';
import { encodeCursor } from './cursor.ts';
import { keys } from './keys.ts';
import { listItems } from './table.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import { matchesWords, truncated, wordsOf } from './words.ts';

/** A page of a list that is filtered by words and states, and sorted by a column. */
export interface ListFilter extends PageQuery {
  q?: string | undefined;
  /** The field to sort by; without it the list is sorted by date. */
  sort?: string | undefined;
  order: 'ascending' | 'descending';
  /** The fields that must have a value, for example `{ status: 'pending' }`. */
  states?: Readonly<Record<string, string>>;
}

/** A search entry of a row: the row's ID, all its words and their endings, and its states. */
const EntryItem = z.object({
  pk: z.string(),
  sk: z.string(),
  id: z.string(),
  words: z.array(z.string()),
  states: z.record(z.string(), z.string()),
});
type Entry = z.infer<typeof EntryItem>;

/** Returns a field's value in the form in which it is sorted. */
export const sortValue = (value: string): string => truncated(folded(value), 64);

/** The names of a list's orders: by a field, by the words that begin with a character, and of the rows in a state. */
export const orders = {
  by: (field: string): string => `by=${field}`,
  word: (word: string): string => `w=${String.fromCodePoint(word.codePointAt(0) ?? 0)}`,
  state: (field: string, value: string): string => `${field}=${value}`,
};

/** The name of the number of all rows of a list. */
const all = 'all';

/** Returns the names of the counts that include a row with these states: of all rows, and of each state of the contract. */
export const countsWith = (list: SearchedList, states: Readonly<Record<string, string>>): string[] => [
  all,
  ...countedStates(list).map((field) => orders.state(field, states[field] ?? '')),
];

/** Returns the states of a list whose rows are counted. */
function countedStates(list: SearchedList): string[] {
  const described = describedLists[list];
  return 'states' in described ? Object.keys(described.states) : [];
}

const Counts = z.record(z.string(), z.unknown());

/** A list to search, and the company if it is a company's. */
export interface SearchIn {
  name: SearchedList;
  company?: string | undefined;
}

const indexIn = ({ name, company = '' }: SearchIn): string => indexWith(name, `${company}.`);

/**
 * Returns the number of rows that a filter matches. It is stored for all rows and for each state, but not for words, several
 * states, a user, or a course; then it is the number of rows that the page's read found (`found`), exact if these are the last.
 */
export async function countRows(
  list: SearchIn,
  { q, states = {} }: Pick<ListFilter, 'q' | 'states'>,
  found: { rows: number; isLast: boolean },
): Promise<RowCount> {
  const [state, ...others] = Object.entries(states);
  const isCounted = !state || countedStates(list.name).includes(state[0]);
  if (wordsOf(q).length > 0 || others.length > 0 || !isCounted)
    return { rows: found.rows, is_exact: found.isLast, is_from_page: true };
  const name = state ? orders.state(...state) : all;
  const { items } = await listItems({ pk: keys.listCount(indexIn(list), '').pk }, { limit: 100 }, Counts);
  const rows = items.reduce((total, shard) => total + Number(shard[name] ?? 0), 0);
  return { rows, is_exact: true, is_from_page: false };
}

/** Returns the position of a row in an order that is sorted by date. */
export const placeOf = (createdAt: string, id: string): string => `${createdAt}#${id}`;

/** Returns the word in a sort key. The word may contain '#'; the time and the ID after it do not. */
const wordAt = (place: string): string => place.split('#').slice(0, -2).join('#');

/** The entries per read, and the reads per page: the cost of a page does not grow with the table. */
const entriesRead = 100;
const maxReads = 5;

/** Returns a listing that contains the filtered rows, and a test that finds them in it. */
function planOf(index: string, { q, sort, order, states = {} }: ListFilter) {
  const wanted = Object.entries(states);
  const searchWords = wordsOf(q);
  const hasStates = (entry: Entry) => wanted.every(([field, value]) => entry.states[field] === value);
  const driving = searchWords.toSorted((one, other) => other.length - one.length)[0];
  if (driving !== undefined) {
    return {
      listing: { pk: keys.entry(index, orders.word(driving), '').pk, prefix: driving },
      // A row has an entry for each of its words: it counts at the first that begins with the search word.
      isWanted: (entry: Entry) =>
        wordAt(entry.sk) === entry.words.find((word) => word.startsWith(driving)) &&
        matchesWords(entry.words, searchWords) &&
        hasStates(entry),
    };
  }
  const [state] = wanted;
  const name = sort ? orders.by(sort) : state ? orders.state(...state) : orders.by('created');
  return {
    listing: { pk: keys.entry(index, name, '').pk, newestFirst: order === 'descending' },
    isWanted: hasStates,
  };
}

/**
 * Returns the IDs of a page of rows by words, states, and order. A call reads at most 500 entries, so a page can have
 * fewer rows than `limit` and still not be the last. A search without a letter or digit finds all rows. `found` has the
 * number of matching rows among the entries that were read, which may be more than the page's.
 */
export async function findIds(
  list: SearchIn,
  filter: ListFilter,
): Promise<{ ids: string[]; next: string | null; found: { rows: number; isLast: boolean } }> {
  const { listing, isWanted } = planOf(indexIn(list), filter);
  const found: Entry[] = [];
  let { cursor } = filter;
  let next: string | null = null;
  for (let read = 0; read < maxReads && found.length <= filter.limit; read++) {
    const page = await listItems(listing, { limit: entriesRead, cursor }, EntryItem);
    found.push(...page.items.filter(isWanted));
    next = page.next;
    if (next === null) break;
    cursor = next;
  }
  const isLast = next === null;
  const shown = found.slice(0, filter.limit);
  const last = shown.at(-1);
  if (found.length > filter.limit && last) next = encodeCursor({ pk: last.pk, sk: last.sk });
  // While a row is indexed again, both its old and its new entries may be read.
  const idsOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ id }) => id))];
  return { ids: idsOf(shown), next, found: { rows: idsOf(found).length, isLast } };
}

/** Returns the creation time of the oldest row in a state; null if there is none. */
export async function oldestInState(
  list: SearchedList,
  field: string,
  value: string,
): Promise<string | null> {
  const { pk } = keys.entry(list, orders.state(field, value), '');
  const { items } = await listItems({ pk }, { limit: 1 }, EntryItem);
  return items[0]?.sk.split('#')[0] ?? null;
}
