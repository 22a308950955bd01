import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { environment } from '../src/platform/environment.ts';
import { documents } from '../src/platform/table.ts';
import { type TotalName, totalNames } from '../src/platform/totals.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

/** A kept count that disagrees with the rows it counts. */
export interface Difference {
  what: string;
  kept: number;
  counted: number;
}

type Totals = Record<TotalName, number>;

async function readTable(): Promise<Item[]> {
  const items: Item[] = [];
  const pages = paginateScan(
    { client: documents },
    { TableName: environment().tableName, ConsistentRead: true },
  );
  for await (const page of pages) items.push(...((page.Items ?? []) as Item[]));
  return items;
}

function countRows(items: readonly Item[]): Totals {
  const enrollments = items.filter(({ sk }) => sk.startsWith('ENROLLMENT#'));
  return {
    users: items.filter(({ sk }) => sk === 'PROFILE').length,
    courses: items.filter(({ sk }) => sk === 'COURSE').length,
    enrollments: enrollments.length,
    active_enrollments: enrollments.filter(({ status }) => status === 'active').length,
    certificates: items.filter(({ sk }) => sk === 'CERTIFICATE').length,
  };
}

function totalDifferences(items: readonly Item[]): Difference[] {
  const shards = items.filter(({ pk }) => pk === 'TOTALS');
  const counted = countRows(items);
  return totalNames.map((name) => ({
    what: `total of ${name}`,
    kept: shards.reduce((sum, shard) => sum + Number(shard[name] ?? 0), 0),
    counted: counted[name],
  }));
}

function lessonDifferences(items: readonly Item[]): Difference[] {
  const ticks = new Map<string, number>();
  for (const { pk, sk } of items) {
    const course = /^PROGRESS#([^#]+)#/.exec(sk)?.[1];
    if (course) ticks.set(`${pk}#${course}`, (ticks.get(`${pk}#${course}`) ?? 0) + 1);
  }
  const enrollments = items.filter(({ sk }) => sk.startsWith('ENROLLMENT#'));
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

function courseDifferences(items: readonly Item[]): Difference[] {
  return items
    .filter(({ sk }) => sk === 'COURSE')
    .map((it) => ({
      what: `lessons of ${String(it.id)}`,
      kept: Number(it.lesson_count),
      counted: Array.isArray(it.lesson_keys) ? it.lesson_keys.length : 0,
    }));
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

/** Reads the whole table and answers every kept count that disagrees with its rows. For operators, not for requests. */
export async function recount(): Promise<Difference[]> {
  const items = await readTable();
  return [
    ...totalDifferences(items),
    ...lessonDifferences(items),
    ...certificateDifferences(items),
    ...courseDifferences(items),
    ...voteDifferences(items),
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
