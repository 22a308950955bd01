import * as z from 'zod';
import { keyOfRow, keysAbout, type Row, RowItem, type SearchableList } from '../platform/admin-list.ts';
import { type Key, keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { getItem, KeyItem, listAll, type TransactItem, tryTransact } from '../platform/table.ts';
import { lists } from './lists.ts';
import { entriesOf, indexedAs, type Joined, type Subject, subjectOf } from './rules.ts';

const Manifest = z.object({ entries: z.array(z.tuple([z.string(), z.string()])) });

const readRow = (key: Key): Promise<Row | undefined> => getItem(key, RowItem, { consistent: true });

/** Reads what a row is about, as it is now. */
async function readJoined(list: SearchableList, row: Row): Promise<Joined> {
  const about = keysAbout(list, row);
  const [person, course] = await Promise.all([
    about.person && readRow(about.person),
    about.course && readRow(about.course),
  ]);
  return { person, course };
}

/**
 * Writes a row's entries as the row is now. Returns how many came or went; undefined where somebody else has written them
 * meanwhile.
 */
async function indexOnce({ list, id }: Subject): Promise<number | undefined> {
  // Read before the row: somebody else's newer state changes the manifest, which is a condition of the write.
  const manifest = await getItem(keys.indexed(list, id), Manifest, { consistent: true });
  const kept = manifest?.entries ?? [];
  const row = await readRow(keyOfRow(list, id));
  const indexed = row && indexedAs(lists[list], row, await readJoined(lists[list], row));
  const wanted = indexed ? entriesOf(indexed, id) : [];
  const nameOf = (entry: readonly [string, string]) => entry.join('\n');
  const stays = new Set(wanted.map(nameOf));
  const gone = kept.filter((entry) => !stays.has(nameOf(entry)));
  const before = new Set(kept.map(nameOf));
  // An entry has all words and states of its row: where one changes, every entry is written again.
  const isUnchanged = gone.length === 0 && wanted.length === before.size;
  if (isUnchanged) return 0;
  const asRead = manifest
    ? { ConditionExpression: 'entries = :kept', ExpressionAttributeValues: { ':kept': kept } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const items: TransactItem[] = [
    ...gone.map((entry) => ({ Delete: { Key: keys.entry(list, ...entry) } })),
    ...wanted.map((entry) => ({
      Put: {
        Item: {
          ...keys.entry(list, ...entry),
          id,
          words: indexed?.words ?? [],
          states: indexed?.states ?? {},
        },
      },
    })),
    wanted.length > 0
      ? { Put: { Item: { ...keys.indexed(list, id), entries: wanted }, ...asRead } }
      : { Delete: { Key: keys.indexed(list, id), ...asRead } },
  ];
  const { isWritten } = await tryTransact(items);
  return isWritten ? gone.length + wanted.filter((entry) => !before.has(nameOf(entry))).length : undefined;
}

const maxAttempts = 5;

/**
 * Brings a row's entries up to date with the row, whatever they were: running it again changes nothing. Returns how many
 * entries came or went.
 */
export const reindex = (subject: Subject): Promise<number> =>
  retry(maxAttempts, 'The entries of a row changed at every attempt to write them', () => indexOnce(subject));

/** The rows that are found by a person's name: roles, enrollments, toolkits. */
export async function subjectsOfUser(userId: string): Promise<Subject[]> {
  const listings = Object.values(lists).flatMap(({ rowsOfUser }) => rowsOfUser?.(userId) ?? []);
  const rows = await Promise.all(listings.map((listing) => listAll(listing, KeyItem)));
  return rows.flat().flatMap(({ pk, sk }) => subjectOf(pk, sk) ?? []);
}
