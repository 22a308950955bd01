import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { environment } from '../src/platform/environment.ts';
import type { Key } from '../src/platform/keys.ts';
import { docClient, getItems, KeyItem } from '../src/platform/table.ts';
import { checkGrants, checkLocks } from './recount/applications.ts';
import type { Check, Difference, Find, Row } from './recount/check.ts';
import { checkCertificates, checkCompletedLessons, checkGates, checkLessons } from './recount/courses.ts';
import { checkIndexCounts, checkSeats, checkTotals, checkVotes } from './recount/counts.ts';

export type { Difference } from './recount/check.ts';

const checks: readonly (() => Check)[] = [
  checkTotals,
  checkIndexCounts,
  checkCompletedLessons,
  checkCertificates,
  checkLessons,
  checkGates,
  checkLocks,
  checkGrants,
  checkVotes,
  checkSeats,
];

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

const isWrong = ({ stored, counted }: Difference): boolean => stored !== counted;

/**
 * Finds what is stored about the rows of a table and differs from them. Takes the pages of a scan, in which the rows of a
 * partition follow each other, and a function that reads the other rows that a page refers to. Keeps one page, the counts of
 * the current partition, and sums, however many rows there are.
 */
export async function* findDifferences(
  pages: AsyncIterable<readonly Row[]>,
  readRows: (wanted: readonly Key[]) => Promise<readonly Row[]>,
): AsyncGenerator<Difference> {
  const running = checks.map((start) => start());
  const ended = (end: 'end' | 'endPartition') =>
    running.flatMap((check) => check[end]?.() ?? []).filter(isWrong);
  let partition: string | undefined;
  for await (const page of pages) {
    const wanted = page.flatMap((row) => running.flatMap(({ needs }) => needs?.(row) ?? []));
    const found = new Map((await readRows(wanted)).map((row) => [nameOf(row), row]));
    const find: Find = (key) => found.get(nameOf(key));
    for (const row of page) {
      if (row.pk !== partition) yield* ended('endPartition');
      partition = row.pk;
      for (const check of running) yield* check.add(row, find).filter(isWrong);
    }
  }
  yield* ended('endPartition');
  yield* ended('end');
}

/** Reads the whole table, page by page. */
async function* scanTable(): AsyncGenerator<Row[]> {
  const input = { TableName: environment().tableName, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: docClient }, input)) yield Items as Row[];
}

/** Reads the whole table and finds every stored count that differs from the counted rows. For operators only. */
const differencesInTable = (): AsyncGenerator<Difference> =>
  findDifferences(scanTable(), (wanted) => getItems(wanted, KeyItem.loose(), { consistent: true }));

/** Returns the differences of a table that is small enough to collect them. */
export async function recount(): Promise<Difference[]> {
  const differences: Difference[] = [];
  for await (const difference of differencesInTable()) differences.push(difference);
  return differences;
}

/** Prints every stored count that differs from the counted rows. Returns the exit code. */
export async function printRecount(): Promise<number> {
  let wrong = 0;
  for await (const { what, stored, counted } of differencesInTable()) {
    console.log(`${what}: stored ${stored}, counted ${counted}`);
    wrong++;
  }
  console.log(wrong === 0 ? 'Every stored count is correct.' : `${wrong} stored counts are wrong.`);
  return wrong === 0 ? 0 : 1;
}
