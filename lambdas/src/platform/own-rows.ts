import type * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { RowItem } from './admin-list.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Key } from './keys.ts';
import { getItems, KeyItem, listAll, listItems } from './table.ts';

/** Where a user's rows are: their index, and the rows of the user's partition that name the newest of them. */
export interface OwnRows {
  /** The partition of `gsi2` with the user's rows by date. */
  pk: string;
  /** Rows in a partition of the table, as a key with a prefix, and the attribute with the ID of the row that they name. */
  namedBy: readonly NamedBy[];
  /** The rows that name rows of another owner that the user may see, too. */
  shared?: readonly NamedBy[] | undefined;
}

interface NamedBy {
  rows: Key;
  id: string;
  keyOf: (id: string) => Key;
}

const byDate = (pk: string) => ({ index: 'gsi2', pk, newestFirst: true }) as const;
const dateOf = (row: z.output<typeof RowItem>): string => String(row.gsi2sk);

/** Returns a page of rows of a user, newest first. `next` is the cursor after them if they are not all rows. */
function pageOfRows<T extends z.ZodType>(
  rows: readonly z.output<typeof RowItem>[],
  {
    pk,
    page: { limit, cursor },
    next,
    shared = [],
  }: { pk: string; page: PageQuery; next: string | null; shared?: readonly Key[] },
  schema: T,
): PageOf<z.output<T>> {
  const dateIn = (place: string | null | undefined) => place && decodeCursor(place, byDate(pk)).gsi2sk;
  const [start, end] = [dateIn(cursor), dateIn(next)];
  const isShared = new Set(shared.map((key) => key.pk));
  const isVisible = (row: z.output<typeof RowItem>) =>
    row.gsi2pk === pk || isShared.has(KeyItem.parse(row).pk);
  const between = rows
    .filter((row) => isVisible(row) && (!start || dateOf(row) < start) && (!end || dateOf(row) >= end))
    .toSorted((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1));
  const shown = between.slice(0, limit);
  const last = shown.at(-1);
  const isCut = last !== undefined && between.length > limit;
  return {
    items: shown.map((row) => schema.parse(row)),
    next: isCut ? encodeCursor({ ...KeyItem.parse(last), gsi2pk: pk, gsi2sk: last.gsi2sk }) : next,
  };
}

async function namedKeys(namedBy: readonly NamedBy[]): Promise<Key[]> {
  const found = namedBy.map(async ({ rows: { pk, sk }, id, keyOf }) => {
    const rows = await listAll({ pk, prefix: sk, consistent: true }, RowItem);
    return rows.flatMap(({ [id]: name }) => (typeof name === 'string' && name ? [keyOf(name)] : []));
  });
  return (await Promise.all(found)).flat();
}

/**
 * Reads a page of a user's rows, newest first, as the table has them now. An index lacks the changes of the last seconds, so
 * a user would miss a row that they have just made. Throws an HttpProblem 400 if the cursor is from another listing.
 */
export async function listOwnRows<T extends z.ZodType>(
  own: OwnRows,
  page: PageQuery,
  schema: T,
): Promise<PageOf<z.output<T>>> {
  const [{ items, next }, named, shared] = await Promise.all([
    listItems(byDate(own.pk), page, KeyItem),
    page.cursor ? [] : namedKeys(own.namedBy),
    namedKeys(own.shared ?? []),
  ]);
  const rows = await getItems([...items, ...named, ...shared], RowItem, { consistent: true });
  return pageOfRows(rows, { pk: own.pk, page, next, shared }, schema);
}

/** Reads all of a user's rows as `listOwnRows` does. Only for few rows. */
export async function listAllOwnRows<T extends z.ZodType>(own: OwnRows, schema: T): Promise<z.output<T>[]> {
  const rows: z.output<T>[] = [];
  let cursor: string | undefined;
  do {
    const page = await listOwnRows(own, { limit: 1000, cursor }, schema);
    rows.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

/**
 * Reads a page of those of a user's rows that are together in a partition of the table (`rows` is their key with a prefix),
 * newest first, as the table has them now. Reads all of them, so only for few rows.
 */
export async function listPartition<T extends z.ZodType>(
  { rows: { pk: partition, sk }, pk }: { rows: Key; pk: string },
  page: PageQuery,
  schema: T,
): Promise<PageOf<z.output<T>>> {
  const rows = await listAll({ pk: partition, prefix: sk, consistent: true }, RowItem);
  return pageOfRows(rows, { pk, page, next: null }, schema);
}
