import * as z from 'zod';
import { indexes, type Key, keys } from '../platform/keys.ts';
import { ConditionFailed, getItem, listItems, type TransactItem, transact } from '../platform/table.ts';
import type { SearchedList } from '../platform/search.ts';
import { entriesOf, indexedAs, type Row, type Subject, subjectOf } from './rules.ts';

const RowItem = z.record(z.string(), z.unknown());
const KeyItem = z.object({ pk: z.string(), sk: z.string() });
const Manifest = z.object({ entries: z.array(z.tuple([z.string(), z.string()])) });

const [roleSk, enrollmentSk] = [keys.rolePrefix, 'ENROLLMENT#'];
const split = (id: string): [string, string] => {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
};

/** Where the row of a list lies, by its id there. */
const rowKeys: Record<SearchedList, (id: string) => Key> = {
  users: keys.profile,
  roles: (id) => keys.role(...split(id)),
  enrollments: (id) => keys.enrollment(...split(id)),
  courses: keys.course,
  'layoff-applications': keys.application,
  reimbursements: keys.toolkit,
  'corporate-accounts': keys.corporateAccount,
  messages: keys.message,
};

const readRow = (key: Key): Promise<Row | undefined> => getItem(key, RowItem, { consistent: true });

async function joinedOf(list: SearchedList, row: Row) {
  const isAboutPerson = list === 'roles' || list === 'enrollments' || list === 'reimbursements';
  const isAboutCourse = list === 'enrollments' || list === 'reimbursements';
  const [person, course] = await Promise.all([
    isAboutPerson ? readRow(keys.profile(String(row.user_id))) : undefined,
    isAboutCourse ? readRow(keys.course(String(row.course_id))) : undefined,
  ]);
  return { person, course };
}

/** Brings a row's entries in step once. Throws ConditionFailed where another has written them meanwhile. */
async function indexOnce({ list, id }: Subject): Promise<number> {
  // Read before the row: whoever writes a newer state of it meanwhile is noticed by the manifest.
  const manifest = await getItem(keys.indexed(list, id), Manifest, { consistent: true });
  const kept = manifest?.entries ?? [];
  const row = await readRow(rowKeys[list](id));
  const indexed = row && indexedAs[list](row, await joinedOf(list, row));
  const wanted = indexed ? entriesOf(indexed, id) : [];
  const nameOf = (entry: readonly [string, string]) => entry.join('\n');
  const stays = new Set(wanted.map(nameOf));
  const gone = kept.filter((entry) => !stays.has(nameOf(entry)));
  const before = new Set(kept.map(nameOf));
  // An entry tells all words and states of its row: where one changes, every entry is written anew.
  const isUnchanged = gone.length === 0 && wanted.length === before.size;
  if (isUnchanged) return 0;
  const asRead = manifest
    ? { ConditionExpression: 'entries = :kept', ExpressionAttributeValues: { ':kept': kept } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const steps: TransactItem[] = [
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
  await transact(steps);
  return gone.length + wanted.filter((entry) => !before.has(nameOf(entry))).length;
}

const attempts = 5;

/**
 * Brings a row's entries in step with the row, whatever they were: running it again changes nothing. Answers how many
 * entries came or went.
 */
export async function reindex(subject: Subject): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await indexOnce(subject);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === attempts) throw error;
    }
  }
}

/** Everything of a person that is found by their name: roles, enrollments, toolkits. */
export async function subjectsOfPerson(userId: string): Promise<Subject[]> {
  const { pk } = keys.profile(userId);
  const listings = [
    { pk, prefix: roleSk },
    { pk, prefix: enrollmentSk },
    { index: 'gsi2' as const, pk: indexes.toolkits('', userId, '').gsi2pk },
  ];
  const found: Subject[] = [];
  for (const listing of listings) {
    let cursor: string | undefined;
    do {
      const page = await listItems(listing, { limit: 100, cursor }, KeyItem);
      found.push(...page.items.flatMap((row) => subjectOf(row.pk, row.sk) ?? []));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }
  return found;
}
