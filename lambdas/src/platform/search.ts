import * as z from 'zod';
import type { SearchedList } from '../../contract/admin-lists.ts';
import type { PageQuery } from '../../contract/page.ts';
import { encodeCursor } from './cursor.ts';
import { keys } from './keys.ts';
import { listItems } from './table.ts';
import { folded, matchesWords, truncated, wordsOf } from './words.ts';

/** Which rows of a list to find: their words, states, and the column to sort by. */
export interface ListFilter extends PageQuery {
  q?: string | undefined;
  /** A field that the list is sorted by; without it the newest or oldest come first. */
  sort?: string | undefined;
  order: 'ascending' | 'descending';
  /** Fields with the value that they must have, `{ status: 'pending' }`. */
  states?: Readonly<Record<string, string>>;
}

/** An entry: the row's id, all its words and its states. */
export const EntryItem = z.object({
  pk: z.string(),
  sk: z.string(),
  id: z.string(),
  words: z.array(z.string()),
  states: z.record(z.string(), z.string()),
});
type Entry = z.infer<typeof EntryItem>;

/** A field's value as it sorts. */
export const sortValue = (value: string): string => truncated(folded(value), 64);

/** The name of the order by a field, by the words that begin with a letter, or of the rows in a state. */
export const orders = {
  by: (field: string): string => `by=${field}`,
  word: (word: string): string => `w=${String.fromCodePoint(word.codePointAt(0) ?? 0)}`,
  state: (field: string, value: string): string => `${field}=${value}`,
};

/** The place of a row in an order that is not sorted by a field. */
export const placeOf = (createdAt: string, id: string): string => `${createdAt}#${id}`;

/** The word of a place among words. It may hold '#' itself; the time and the id after it do not. */
const wordAt = (place: string): string => place.split('#').slice(0, -2).join('#');

/** Entries read at once, and how often one request reads: the cost of a page does not grow with the table. */
const entriesRead = 100;
const maxReads = 5;

/** Where the wanted rows are listed, and which of what is listed there are wanted. */
function planOf(list: SearchedList, { q, sort, order, states = {} }: ListFilter) {
  const wanted = Object.entries(states);
  const searchWords = wordsOf(q);
  const hasStates = (entry: Entry) => wanted.every(([field, value]) => entry.states[field] === value);
  const driving = searchWords.toSorted((one, other) => other.length - one.length)[0];
  if (driving !== undefined) {
    return {
      listing: { pk: keys.entry(list, orders.word(driving), '').pk, prefix: driving },
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
    listing: { pk: keys.entry(list, name, '').pk, newestFirst: order === 'descending' },
    isWanted: hasStates,
  };
}

/**
 * Finds a page of a list by words, states and order, and answers the rows' ids. A page looks at 500 entries at most: it
 * may hold fewer than `limit` and still name a next one. Text without a letter or digit finds everything.
 */
export async function findIds(
  list: SearchedList,
  filter: ListFilter,
): Promise<{ ids: string[]; next: string | null }> {
  const { listing, isWanted } = planOf(list, filter);
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
  const shown = found.slice(0, filter.limit);
  const last = shown.at(-1);
  if (found.length > filter.limit && last) next = encodeCursor({ pk: last.pk, sk: last.sk });
  // The entries of a row that is being indexed anew may be read half old, half new.
  return { ids: [...new Set(shown.map(({ id }) => id))], next };
}

/** When the row was made that has been in a state of a list the longest; null where there is none. */
export async function oldestInState(
  list: SearchedList,
  field: string,
  value: string,
): Promise<string | null> {
  const { pk } = keys.entry(list, orders.state(field, value), '');
  const { items } = await listItems({ pk }, { limit: 1 }, EntryItem);
  return items[0]?.sk.split('#')[0] ?? null;
}
