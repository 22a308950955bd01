import * as z from 'zod';
import { keyOfRow, keysAbout, type Row, RowItem, type SearchableList } from '../platform/admin-list.ts';
import { type Key, keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { getItem, KeyItem, listAll, type TransactItem, tryTransact } from '../platform/table.ts';
import { lists } from './lists.ts';
import { entriesOf, indexedAs, type Joined, type Subject, subjectOf } from './rules.ts';

const Manifest = z.object({ entries: z.array(z.tuple([z.string(), z.string()])) });

const readRow = (key: Key): Promise<Row | undefined> => getItem(key, RowItem, { consistent: true });

/** Reads a row's user and course consistently. */
async function readJoined(list: SearchableList, row: Row): Promise<Joined> {
  const about = keysAbout(list, row);
  const [person, course] = await Promise.all([
    about.person && readRow(about.person),
    about.course && readRow(about.course),
  ]);
  return { person, course };
}

/** Writes a row's entries. Returns the number of changed entries; undefined if another call wrote them first. */
async function indexOnce({ list, id }: Subject): Promise<number | undefined> {
  // Read before the row: if another call writes a newer state, the manifest changes, and the condition below fails.
  const manifest = await getItem(keys.indexed(list, id), Manifest, { consistent: true });
  const current = manifest?.entries ?? [];
  const row = await readRow(keyOfRow(list, id));
  const indexed = row && indexedAs(lists[list], row, await readJoined(lists[list], row));
  const next = indexed ? entriesOf(indexed, id) : [];
  const nameOf = (entry: readonly [string, string]) => entry.join('\n');
  const nextNames = new Set(next.map(nameOf));
  const removed = current.filter((entry) => !nextNames.has(nameOf(entry)));
  const currentNames = new Set(current.map(nameOf));
  // Every entry contains all words and states of its row, so if one changes, all are written again.
  const isUnchanged = removed.length === 0 && next.length === currentNames.size;
  if (isUnchanged) return 0;
  const asRead = manifest
    ? { ConditionExpression: 'entries = :read', ExpressionAttributeValues: { ':read': current } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const items: TransactItem[] = [
    ...removed.map((entry) => ({ Delete: { Key: keys.entry(list, ...entry) } })),
    ...next.map((entry) => ({
      Put: {
        Item: {
          ...keys.entry(list, ...entry),
          id,
          words: indexed?.words ?? [],
          states: indexed?.states ?? {},
        },
      },
    })),
    next.length > 0
      ? { Put: { Item: { ...keys.indexed(list, id), entries: next }, ...asRead } }
      : { Delete: { Key: keys.indexed(list, id), ...asRead } },
  ];
  const { isWritten } = await tryTransact(items);
  const added = next.filter((entry) => !currentNames.has(nameOf(entry)));
  return isWritten ? removed.length + added.length : undefined;
}

const maxAttempts = 5;

/** Updates a row's entries; it can be repeated safely. Returns the number of added and removed entries. */
export const reindex = (subject: Subject): Promise<number> =>
  retry(maxAttempts, 'The entries of a row changed during every attempt to write them', () =>
    indexOnce(subject),
  );

/** Reads the rows that are found by a user's name: roles, enrollments, and toolkits. */
export async function subjectsOfUser(userId: string): Promise<Subject[]> {
  const listings = Object.values(lists).flatMap(({ rowsOfUser }) => rowsOfUser?.(userId) ?? []);
  const rows = await Promise.all(listings.map((listing) => listAll(listing, KeyItem)));
  return rows.flat().flatMap(({ pk, sk }) => subjectOf(pk, sk) ?? []);
}
