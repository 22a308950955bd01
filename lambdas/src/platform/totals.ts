import * as z from 'zod';
import { type TotalName, totalNames } from '../../contract/admin-lists.ts';
import { keys } from './keys.ts';
import { listItems, type TransactItem } from './table.ts';

/** The counts of the whole platform, each kept in the transaction of the row that it counts. */
export type Totals = Readonly<Record<TotalName, number>>;

/** Rows that the totals count. */
export interface Counted<R> {
  /** What a row adds to the totals. */
  totals: (row: R) => Partial<Totals>;
}

/** The item that changes totals, in the shard of the row's subject (a user's or a course's id). */
export function countItem(subject: string, changes: Partial<Omit<Totals, 'admins'>>): TransactItem {
  const names = Object.keys(changes);
  return {
    Update: {
      Key: keys.totals(subject),
      UpdateExpression: `ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, by]) => [`:${name}`, by]),
      ),
    },
  };
}

/**
 * The items that count a row as it changes: `before` is undefined where it is new, `after` where it goes. None where the
 * totals stay as they are.
 */
export function countChange<R>(
  subject: string,
  { totals }: Counted<R>,
  before: R | undefined,
  after: R | undefined,
): TransactItem[] {
  const was = before === undefined ? {} : totals(before);
  const is = after === undefined ? {} : totals(after);
  const differences = totalNames
    .map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
  return differences.length === 0 ? [] : [countItem(subject, Object.fromEntries(differences))];
}

/** The item that counts an admin who comes or goes; its condition fails for the last one who would go. */
export const adminCountItem = (change: 1 | -1): TransactItem => ({
  Update: {
    Key: keys.adminTotal(),
    UpdateExpression: 'ADD admins :change',
    ...(change < 0 && { ConditionExpression: 'admins > :last' }),
    ExpressionAttributeValues: { ':change': change, ...(change < 0 && { ':last': 1 }) },
  },
});

const Shard = z.record(z.string(), z.unknown());

/** Reads every total: one query over the shards, whatever the platform's size. */
export async function readTotals(): Promise<Totals> {
  const { items } = await listItems({ pk: keys.totals('').pk, prefix: 'SHARD#' }, { limit: 100 }, Shard);
  const sum = (name: TotalName) => items.reduce((total, shard) => total + Number(shard[name] ?? 0), 0);
  return Object.fromEntries(totalNames.map((name) => [name, sum(name)])) as Totals;
}
