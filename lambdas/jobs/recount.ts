import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { totalNames } from '../contract/admin-lists.ts';
import { generations } from '../src/curriculum/list.ts';
import { idOfRow } from '../src/platform/admin-list.ts';
import { environment } from '../src/platform/environment.ts';
import { docClient } from '../src/platform/table.ts';
import { lists } from '../src/search/lists.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

/** A stored count that differs from the counted rows. */
export interface Difference {
  what: string;
  stored: number;
  counted: number;
}

async function readTable(): Promise<Item[]> {
  const items: Item[] = [];
  const pages = paginateScan(
    { client: docClient },
    { TableName: environment().tableName, ConsistentRead: true },
  );
  for await (const page of pages) items.push(...((page.Items ?? []) as Item[]));
  return items;
}

const isSeat = ({ pk, sk }: Item): boolean => pk.startsWith('CORPORATE#') && sk.startsWith('SEAT#');

/** Computes the platform totals from the rows. */
function countRows(items: readonly Item[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, totals } of [...Object.values(lists), generations]) {
    for (const item of items.filter((row) => idOfRow(name, row) !== undefined)) {
      // Rows are not parsed, so that an invalid one shows up as a difference.
      const counted: Record<string, number> = totals(item as never);
      for (const [total, by] of Object.entries(counted)) sums.set(total, (sums.get(total) ?? 0) + by);
    }
  }
  return sums;
}

function totalDifferences(items: readonly Item[]): Difference[] {
  const shards = items.filter(({ pk }) => pk === 'TOTALS');
  const sums = countRows(items);
  return totalNames.map((name) => ({
    what: `total of ${name}`,
    stored: shards.reduce((sum, shard) => sum + Number(shard[name] ?? 0), 0),
    counted: sums.get(name) ?? 0,
  }));
}

/** Compares the numbers of a list's indexed rows with the rows' lists of entries, which are written with them. */
function indexDifferences(items: readonly Item[]): Difference[] {
  const differences = new Map<string, { stored: number; counted: number }>();
  const add = (list: string, name: string, by: { stored?: number; counted?: number }) => {
    const { stored = 0, counted = 0 } = by;
    const what = `indexed rows of ${list}, ${name}`;
    const now = differences.get(what) ?? { stored: 0, counted: 0 };
    differences.set(what, { stored: now.stored + stored, counted: now.counted + counted });
  };
  for (const { pk, sk, ...row } of items) {
    const [kind, list = ''] = pk.split('#');
    if (kind === 'COUNTS')
      for (const [name, stored] of Object.entries(row)) add(list, name, { stored: Number(stored) });
    if (kind === 'INDEXED' && sk === 'ENTRIES')
      for (const name of (row['counted'] ?? []) as string[]) add(list, name, { counted: 1 });
  }
  return [...differences].map(([what, counts]) => ({ what, ...counts }));
}

const coursesOf = (items: readonly Item[]): Map<unknown, Item> =>
  new Map(items.filter(({ sk }) => sk === 'COURSE').map((it) => [it.id, it]));

/**
 * Compares the completed lessons of enrollments. An enrollment whose course has changed since it was counted is left out,
 * because it is counted again before it is shown.
 */
function lessonDifferences(items: readonly Item[]): Difference[] {
  const courses = coursesOf(items);
  const ticks = new Map<string, number>();
  for (const { pk, sk } of items) {
    const [, id, module, lesson] = /^PROGRESS#([^#]+)#(\d+)#(\d+)$/.exec(sk) ?? [];
    const keys = courses.get(id)?.lesson_keys;
    const isCounted = Array.isArray(keys) && keys.includes(`${Number(module)}.${Number(lesson)}`);
    if (isCounted) ticks.set(`${pk}#${id}`, (ticks.get(`${pk}#${id}`) ?? 0) + 1);
  }
  const enrollments = items.filter(
    (it) =>
      it.sk.startsWith('ENROLLMENT#') && it.lessons_version === courses.get(it.course_id)?.lessons_version,
  );
  return enrollments.map(({ pk, course_id, completed_lessons }) => ({
    what: `lessons done in ${String(course_id)} by ${pk}`,
    stored: Number(completed_lessons),
    counted: ticks.get(`${pk}#${String(course_id)}`) ?? 0,
  }));
}

/** Checks that a completed enrollment names an existing certificate, and another one names none. */
function certificateDifferences(items: readonly Item[]): Difference[] {
  const numbers = new Set(items.filter(({ sk }) => sk === 'CERTIFICATE').map((it) => it.certificate_number));
  const enrollments = items.filter(({ sk }) => sk.startsWith('ENROLLMENT#'));
  return enrollments.map((it) => ({
    what: `certificates of ${String(it.course_id)} for ${it.pk}`,
    stored: it.status === 'completed' ? 1 : 0,
    counted: numbers.has(it.certificate_number) ? 1 : 0,
  }));
}

/** Checks that a user has a lock exactly while an application is open, and that it names this application. */
function lockDifferences(items: readonly Item[]): Difference[] {
  const applications = items.filter(({ sk }) => sk === 'APPLICATION');
  const open = applications.filter((it) =>
    ['pending', 'under_review'].includes(String(it.application_status)),
  );
  const locked = items.filter(({ sk }) => sk === 'OPEN_APPLICATION').map((it) => it.application_id);
  return [...new Set([...open.map(({ id }) => id), ...locked])].map((id) => ({
    what: `locks of the application ${String(id)}`,
    stored: locked.filter((name) => name === id).length,
    counted: open.filter((it) => it.id === id).length,
  }));
}

/** Checks that a user's grant of all courses names exactly the approved applications. */
function grantDifferences(items: readonly Item[]): Difference[] {
  const approved = items.filter((it) => it.sk === 'APPLICATION' && it.application_status === 'approved');
  const granted = items
    .filter(({ sk }) => sk === 'GRANT#liftoff')
    .flatMap(({ pk, application_ids }) =>
      [...((application_ids as Set<string> | undefined) ?? [])].map((id) => `${id} for ${pk}`),
    );
  const expected = approved.map(({ id, user_id }) => `${String(id)} for USER#${String(user_id)}`);
  return [...new Set([...granted, ...expected])].map((grant) => ({
    what: `grants of the application ${grant}`,
    stored: Number(granted.includes(grant)),
    counted: Number(expected.includes(grant)),
  }));
}

function courseDifferences(items: readonly Item[]): Difference[] {
  const enrollments = Map.groupBy(
    items.filter(({ sk }) => sk.startsWith('ENROLLMENT#')),
    ({ course_id }) => course_id,
  );
  return [...coursesOf(items).values()].flatMap((it) => [
    {
      what: `lessons of ${String(it.id)}`,
      stored: Number(it.lesson_count),
      counted: Array.isArray(it.lesson_keys) ? it.lesson_keys.length : 0,
    },
    {
      what: `enrollments in ${String(it.id)}`,
      stored: Number(it.enrollment_count),
      counted: enrollments.get(it.id)?.length ?? 0,
    },
  ]);
}

function voteDifferences(items: readonly Item[]): Difference[] {
  const votes = Map.groupBy(
    items.filter(({ pk, sk }) => pk.startsWith('FAQ#') && sk.startsWith('VOTE#')),
    ({ pk }) => pk,
  );
  return items
    .filter(({ sk }) => sk === 'FAQ')
    .map((it) => ({
      what: `votes for ${String(it.id)}`,
      stored: Number(it.helpful_count),
      counted: votes.get(it.pk)?.length ?? 0,
    }));
}

/** Compares the used seats of corporate accounts with their rows. */
function seatDifferences(items: readonly Item[]): Difference[] {
  const seats = Map.groupBy(items.filter(isSeat), ({ pk }) => pk);
  const accounts = items.filter(({ pk, sk }) => pk.startsWith('CORPORATE#') && sk === 'ACCOUNT');
  return accounts.map((it) => ({
    what: `seats used of ${String(it.id)}`,
    stored: Number(it.seats_used),
    counted: seats.get(it.pk)?.length ?? 0,
  }));
}

/** Reads the whole table and returns every stored count that differs from the counted rows. For operators only. */
export async function recount(): Promise<Difference[]> {
  const items = await readTable();
  return [
    ...totalDifferences(items),
    ...indexDifferences(items),
    ...lessonDifferences(items),
    ...certificateDifferences(items),
    ...courseDifferences(items),
    ...lockDifferences(items),
    ...grantDifferences(items),
    ...voteDifferences(items),
    ...seatDifferences(items),
  ].filter(({ stored, counted }) => stored !== counted);
}

if (import.meta.main) {
  const differences = await recount();
  for (const { what, stored, counted } of differences)
    console.log(`${what}: stored ${stored}, counted ${counted}`);
  console.log(
    differences.length === 0
      ? 'Every stored count is correct.'
      : `${differences.length} stored counts are wrong.`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}
