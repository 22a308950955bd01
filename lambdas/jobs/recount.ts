import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { totalNames } from '../contract/admin-lists.ts';
import { generations } from '../src/curriculum/list.ts';
import { idOfRow } from '../src/platform/admin-list.ts';
import { environment } from '../src/platform/environment.ts';
import { docClient } from '../src/platform/table.ts';
import { lists } from '../src/search/lists.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

/** A kept count that disagrees with the rows it counts. */
export interface Difference {
  what: string;
  kept: number;
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

/** The totals of the platform as the rows have them. */
function countRows(items: readonly Item[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, totals } of [...Object.values(lists), generations]) {
    for (const item of items.filter((row) => idOfRow(name, row) !== undefined)) {
      // Rows are counted as the table has them, so that one of another form shows as a difference.
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
    kept: shards.reduce((sum, shard) => sum + Number(shard[name] ?? 0), 0),
    counted: sums.get(name) ?? 0,
  }));
}

const coursesOf = (items: readonly Item[]): Map<unknown, Item> =>
  new Map(items.filter(({ sk }) => sk === 'COURSE').map((it) => [it.id, it]));

/**
 * Ticks of lessons that their course has. An enrollment that was counted over former lessons of its course is left out:
 * it is counted anew before anybody sees it.
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
    kept: Number(completed_lessons),
    counted: ticks.get(`${pk}#${String(course_id)}`) ?? 0,
  }));
}

/** A completed enrollment names one certificate that exists; an uncompleted one names none. */
function certificateDifferences(items: readonly Item[]): Difference[] {
  const numbers = new Set(items.filter(({ sk }) => sk === 'CERTIFICATE').map((it) => it.certificate_number));
  const enrollments = items.filter(({ sk }) => sk.startsWith('ENROLLMENT#'));
  return enrollments.map((it) => ({
    what: `certificates of ${String(it.course_id)} for ${it.pk}`,
    kept: it.status === 'completed' ? 1 : 0,
    counted: numbers.has(it.certificate_number) ? 1 : 0,
  }));
}

/** A person has a lock exactly as long as one application of theirs is not decided, and it names that one. */
function lockDifferences(items: readonly Item[]): Difference[] {
  const applications = items.filter(({ sk }) => sk === 'APPLICATION');
  const open = applications.filter((it) =>
    ['pending', 'under_review'].includes(String(it.application_status)),
  );
  const locked = items.filter(({ sk }) => sk === 'OPEN_APPLICATION').map((it) => it.application_id);
  return [...new Set([...open.map(({ id }) => id), ...locked])].map((id) => ({
    what: `locks of the application ${String(id)}`,
    kept: locked.filter((name) => name === id).length,
    counted: open.filter((it) => it.id === id).length,
  }));
}

/** A person's grant of all courses names their approved applications, and no other. */
function grantDifferences(items: readonly Item[]): Difference[] {
  const approved = items.filter((it) => it.sk === 'APPLICATION' && it.application_status === 'approved');
  const granted = items
    .filter(({ sk }) => sk === 'GRANT#liftoff')
    .flatMap(({ pk, application_ids }) =>
      [...((application_ids as Set<string> | undefined) ?? [])].map((id) => `${id} for ${pk}`),
    );
  const wanted = approved.map(({ id, user_id }) => `${String(id)} for USER#${String(user_id)}`);
  return [...new Set([...granted, ...wanted])].map((grant) => ({
    what: `grants of the application ${grant}`,
    kept: Number(granted.includes(grant)),
    counted: Number(wanted.includes(grant)),
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
      kept: Number(it.lesson_count),
      counted: Array.isArray(it.lesson_keys) ? it.lesson_keys.length : 0,
    },
    {
      what: `enrollments in ${String(it.id)}`,
      kept: Number(it.enrollment_count),
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
      kept: Number(it.helpful_count),
      counted: votes.get(it.pk)?.length ?? 0,
    }));
}

/** An account has given as many seats as it has rows of seats. */
function seatDifferences(items: readonly Item[]): Difference[] {
  const seats = Map.groupBy(items.filter(isSeat), ({ pk }) => pk);
  const accounts = items.filter(({ pk, sk }) => pk.startsWith('CORPORATE#') && sk === 'ACCOUNT');
  return accounts.map((it) => ({
    what: `seats used of ${String(it.id)}`,
    kept: Number(it.seats_used),
    counted: seats.get(it.pk)?.length ?? 0,
  }));
}

/** Reads the whole table and answers every kept count that disagrees with its rows. For operators, not for requests. */
export async function recount(): Promise<Difference[]> {
  const items = await readTable();
  return [
    ...totalDifferences(items),
    ...lessonDifferences(items),
    ...certificateDifferences(items),
    ...courseDifferences(items),
    ...lockDifferences(items),
    ...grantDifferences(items),
    ...voteDifferences(items),
    ...seatDifferences(items),
  ].filter(({ kept, counted }) => kept !== counted);
}

if (import.meta.main) {
  const differences = await recount();
  for (const { what, kept, counted } of differences) console.log(`${what}: kept ${kept}, counted ${counted}`);
  console.log(
    differences.length === 0 ? 'Every count agrees with its rows.' : `${differences.length} counts disagree.`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}
