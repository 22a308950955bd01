import * as z from 'zod';
import type { CountedPageOf, RowCount } from '@redwhiteandcode/contract/api/page.ts';
import {
  describedLists,
  type ListName,
  type SearchedList,
} from '@redwhiteandcode/contract/search/searched-lists.ts';
import { type Key, keys } from './keys.ts';
import { countRows, findIds } from './search.ts';
import { getItems, type Listing, listItems } from './table.ts';
import type { Counted } from './totals.ts';

/** Any row of the table. */
export const RowItem = z.record(z.string(), z.unknown());
export type Row = z.output<typeof RowItem>;

type Sorts<Name extends SearchedList> = (typeof describedLists)[Name]['sorts'];
type States<Name extends SearchedList> = (typeof describedLists)[Name] extends { states: infer S }
  ? keyof S & string
  : never;

type TotalsOf<Name extends SearchedList> = (typeof describedLists)[Name] extends {
  totals: readonly (infer Total extends string)[];
}
  ? Total
  : never;
/** A column that finds rows: of the row itself, or of its user or course. */
type Column<R> = (keyof R & string) | 'person.full_name' | 'person.email' | 'course.title';

/** A searched list with rows of any type. */
export interface SearchableList extends Counted<never> {
  name: SearchedList;
  /** The company whose rows a call reads, in a company's list. */
  company?: string;
  /** All rows in the list's default order. Without it, they are found by their search entries, so no index has them all. */
  allRows?: Listing;
  /** A user's rows in the same order. */
  rowsOfUser?: (userId: string) => Listing;
  /** The columns whose words are searched. */
  words: readonly string[];
  /** The column of each sort in the contract, except the default order. */
  sorts: Readonly<Record<string, string>>;
  /** The column of each state that filters the list. A page with several states reads the rows in the first of them. */
  states: Readonly<Record<string, string>>;
}

/** A searched list with rows of type `R`: the part of its description that the contract does not need. */
export interface ListDescriptor<Name extends SearchedList, R> extends SearchableList {
  name: Name;
  words: readonly Column<R>[];
  sorts: Readonly<Record<Exclude<Sorts<Name>[number], Sorts<Name>[0]>, Column<R>>>;
  states: Readonly<
    Record<States<Name>, keyof R & string> &
      Partial<Record<'user_id', keyof R & 'user_id'>> &
      Partial<Record<'course_id', keyof R & 'course_id'>>
  >;
  totals: (row: R) => Readonly<Record<TotalsOf<Name>, number>>;
}

/** The query of an admin list: its page, search words, order, and a value for each state to filter by. */
export type ListQuery = Readonly<Record<string, string | number | undefined>> & {
  q?: string | undefined;
  sort?: string | undefined;
  order: 'ascending' | 'descending';
  limit: number;
  cursor?: string | undefined;
};

/** Returns the key of a row by its ID in the list. The ID of a row with an owner is `<owner>.<rest>`. */
export function keyOfRow(name: ListName, id: string): Key {
  const { pk, sk } = describedLists[name].row;
  if (!sk.endsWith('#')) return { pk: `${pk}${id}`, sk };
  const dot = id.indexOf('.');
  return { pk: `${pk}${id.slice(0, dot)}`, sk: `${sk}${id.slice(dot + 1)}` };
}

/** Returns the ID of a row in the list by its key, or undefined if the row is not in the list. */
export function idOfRow(name: ListName, { pk, sk }: Key): string | undefined {
  const { row } = describedLists[name];
  if (!pk.startsWith(row.pk)) return undefined;
  const owner = pk.slice(row.pk.length);
  if (!row.sk.endsWith('#')) return sk === row.sk ? owner : undefined;
  return sk.startsWith(row.sk) ? `${owner}.${sk.slice(row.sk.length)}` : undefined;
}

/** Returns the value of a state as it is written in queries. */
export const stateOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : text(value));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const refersTo = ({ words, sorts }: SearchableList, subject: 'person' | 'course'): boolean =>
  [...words, ...Object.values(sorts)].some((column) => column.startsWith(`${subject}.`));

/** Returns the keys of a row's user and course, each only if the list searches or sorts by it. */
export const keysAbout = (list: SearchableList, { user_id, course_id }: Row) => ({
  person: refersTo(list, 'person') ? keys.profile(text(user_id)) : undefined,
  course: refersTo(list, 'course') ? keys.course(text(course_id)) : undefined,
});

type RowsByKey = ReadonlyMap<string, Row>;
const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

async function readByKey(wanted: readonly (Key | undefined)[]): Promise<RowsByKey> {
  const found = wanted.filter((key) => key !== undefined);
  const rows = found.length === 0 ? [] : await getItems(found, RowItem);
  return new Map(rows.map((row) => [nameOf({ pk: text(row.pk), sk: text(row.sk) }), row]));
}

/** Returns the keys of a row's user and course if the row's own key contains them, so that one request reads all. */
function keysAboutByKey(list: SearchableList, { pk, sk }: Key): (Key | undefined)[] {
  const { row } = describedLists[list.name];
  if (!row.sk.endsWith('#')) return [];
  const parts = { user_id: pk.slice(row.pk.length), course_id: sk.slice(row.sk.length) };
  return Object.values(keysAbout(list, parts));
}

/** Returns the listing that contains the requested page, or undefined if only the search entries can find it. */
function listingOf(
  list: SearchableList,
  { q, sort, order }: ListQuery,
  states: Readonly<Record<string, string>>,
): Listing | undefined {
  const [ownSort] = describedLists[list.name].sorts;
  if (q || (sort !== undefined && sort !== ownSort)) return undefined;
  const { user_id, ...others } = states;
  if (Object.keys(others).length > 0) return undefined;
  const listing = user_id === undefined ? list.allRows : list.rowsOfUser?.(user_id);
  return listing && { ...listing, newestFirst: order === 'descending' };
}

/** Reads a page of rows; `known` contains the users and courses that were read with them. */
async function readPage(
  list: SearchableList,
  query: ListQuery,
): Promise<{ rows: Row[]; next: string | null; count: RowCount; known: RowsByKey }> {
  const { q, sort, order, limit, cursor } = query;
  const states: Record<string, string> = {};
  for (const name of Object.keys(list.states)) {
    const value = query[name];
    if (typeof value === 'string') states[name] = value;
  }
  const listing = listingOf(list, query, states);
  if (listing) {
    const { items, next } = await listItems(listing, { limit, cursor }, RowItem);
    const count = await countRows(list, { states }, { rows: items.length, isLast: next === null });
    return { rows: items, next, count, known: new Map() };
  }
  const isOwnOrder = sort === describedLists[list.name].sorts[0];
  const filter = { q, sort: isOwnOrder ? undefined : sort, order, states, limit, cursor };
  const { ids, next, found } = await findIds(list, filter);
  const count = await countRows(list, filter, found);
  const rowKeys = ids.map((id) => keyOfRow(list.name, id));
  const known = await readByKey([...rowKeys, ...rowKeys.flatMap((key) => keysAboutByKey(list, key))]);
  const rows = rowKeys.map((key) => known.get(nameOf(key))).filter((row) => row !== undefined);
  // An entry may be older than its row.
  const isInStates = (row: Row) =>
    Object.entries(states).every(([name, value]) => stateOf(row[list.states[name] ?? '']) === value);
  return { rows: rows.filter(isInStates), next, count, known };
}

/**
 * Reads a page of a list. This takes one request in the default order, and two for a search, a filter, or a sort, and one
 * more for a stored count.
 */
export async function listRows<T extends z.ZodType>(
  list: SearchableList,
  query: ListQuery,
  schema: T,
): Promise<CountedPageOf<z.output<T>>> {
  const { rows, next, count } = await readPage(list, query);
  return { items: rows.map((row) => schema.parse(row)), next, count };
}

const Person = z.object({ full_name: z.string().nullable(), email: z.string() });
const TitledCourse = z.object({ title: z.string() });
/** A row's user and course; undefined if the list does not use them or they were deleted. */
export interface About {
  person: z.output<typeof Person> | undefined;
  course: z.output<typeof TitledCourse> | undefined;
}

/** Reads the users and courses of rows of a list, in the order of the rows. */
export async function readAbout(
  list: SearchableList,
  rows: readonly Row[],
  known: RowsByKey = new Map(),
): Promise<About[]> {
  const wanted = rows.map((row) => keysAbout(list, row));
  const missing = wanted.flatMap(({ person, course }) => [person, course]);
  const read = await readByKey(missing.filter((key) => key && !known.has(nameOf(key))));
  const find = (key: Key | undefined) => key && (known.get(nameOf(key)) ?? read.get(nameOf(key)));
  return wanted.map(({ person, course }) => ({
    person: Person.optional().parse(find(person)),
    course: TitledCourse.optional().parse(find(course)),
  }));
}

/** Reads a page of a list as `listRows` does, with each row's user and course. */
export async function listRowsAbout<T extends z.ZodType>(
  list: SearchableList,
  query: ListQuery,
  schema: T,
): Promise<CountedPageOf<About & { row: z.output<T> }>> {
  const { rows, next, count, known } = await readPage(list, query);
  const about = await readAbout(list, rows, known);
  const none: About = { person: undefined, course: undefined };
  return { items: rows.map((row, at) => ({ ...none, ...about[at], row: schema.parse(row) })), next, count };
}
