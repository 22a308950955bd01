import * as z from 'zod';
import { keyOfRow, keysAbout, type Row, RowItem, type SearchableList } from '../platform/admin-list.ts';
import { indexWith } from '@redwhiteandcode/contract/search/searched-lists.ts';
import { type Key, keys } from '../platform/keys.ts';
import { countsWith } from '../platform/search.ts';
import { retry } from '../platform/retry.ts';
import { getItem, KeyItem, listAll, type TransactItem, tryTransact } from '../platform/table.ts';
import { lists } from './lists.ts';
import { entriesOf, indexedAs, type Joined, type Subject, subjectOf, textsOf } from './rules.ts';

/** A row's entries, and the counts that include the row. */
const Manifest = z.object({
  entries: z.array(z.tuple([z.string(), z.string()])),
  counted: z.array(z.string()),
});

/** Makes the item that updates the list's counts after those that include a row changed. */
function countItems(
  { list, id }: Subject,
  before: readonly string[],
  after: readonly string[],
): TransactItem[] {
  const changes = [
    ...after.filter((name) => !before.includes(name)).map((name) => [name, 1] as const),
    ...before.filter((name) => !after.includes(name)).map((name) => [name, -1] as const),
  ];
  if (changes.length === 0) return [];
  return [
    {
      Update: {
        Key: keys.listCount(indexWith(list, id), id),
        UpdateExpression: `ADD ${changes.map((_, at) => `#${at} :${at}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(changes.map(([name], at) => [`#${at}`, name])),
        ExpressionAttributeValues: Object.fromEntries(changes.map(([, by], at) => [`:${at}`, by])),
      },
    },
  ];
}

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

/** Writes a row's entries. Returns the number of changed entries and counts; undefined if another call wrote them first. */
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
  const was = manifest?.counted ?? [];
  const counted = indexed ? countsWith(list, indexed.states) : [];
  const isUnchanged =
    removed.length === 0 && next.length === currentNames.size && was.join('\n') === counted.join('\n');
  if (isUnchanged) return 0;
  const asRead = manifest
    ? {
        ConditionExpression: 'entries = :read AND counted = :counted',
        ExpressionAttributeValues: { ':read': current, ':counted': was },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const items: TransactItem[] = [
    ...removed.map((entry) => ({ Delete: { Key: keys.entry(indexWith(list, id), ...entry) } })),
    ...next.map((entry) => ({
      Put: {
        Item: {
          ...keys.entry(indexWith(list, id), ...entry),
          id,
          words: indexed ? textsOf(indexed) : [],
          states: indexed?.states ?? {},
        },
      },
    })),
    next.length > 0
      ? { Put: { Item: { ...keys.indexed(list, id), entries: next, counted }, ...asRead } }
      : { Delete: { Key: keys.indexed(list, id), ...asRead } },
    ...countItems({ list, id }, was, counted),
  ];
  const { isWritten } = await tryTransact(items);
  const added = next.filter((entry) => !currentNames.has(nameOf(entry)));
  const recounted = was.join('\n') === counted.join('\n') ? 0 : 1;
  return isWritten ? removed.length + added.length + recounted : undefined;
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
