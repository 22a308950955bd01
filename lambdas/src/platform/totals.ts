import * as z from 'zod';
import { type TotalName, totalNames } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { allTotals, keys } from './keys.ts';
import { listItems, type TransactItem } from './table.ts';

/** The counts of the whole platform. Each is updated in the transaction of the row that it counts. */
export type Totals = Readonly<Record<TotalName, number>>;

/** Rows that the totals count. */
export interface Counted<R> {
  /** Returns the values that a row adds to the totals. */
  totals: (row: R) => Partial<Totals>;
  /** The name of separate shards, for rows that are written in one transaction with other counted rows. */
  family?: string;
}

/** Makes the item that changes totals, in the shard of the row's subject (the ID of a user or a course). */
export function countItem(
  subject: string,
  changes: Partial<Omit<Totals, 'admins'>>,
  family?: string,
): TransactItem {
  const names = Object.keys(changes);
  return {
    Update: {
      Key: keys.totals(subject, family),
      UpdateExpression: `ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, by]) => [`:${name}`, by]),
      ),
    },
  };
}

/**
 * Makes the items that count the change of a row; `before` is undefined for a new row, `after` for a deleted one.
 * Returns no item if the totals do not change.
 */
export function countChange<R>(
  subject: string,
  { totals, family }: Counted<R>,
  before: R | undefined,
  after: R | undefined,
): TransactItem[] {
  const was = before === undefined ? {} : totals(before);
  const is = after === undefined ? {} : totals(after);
  const differences = totalNames
    .map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
  return differences.length === 0 ? [] : [countItem(subject, Object.fromEntries(differences), family)];
}

/** Makes the item that counts a new or a removed admin. Its condition fails for the removal of the last admin. */
export const adminCountItem = (change: 1 | -1): TransactItem => ({
  Update: {
    Key: keys.adminTotal(),
    UpdateExpression: 'ADD admins :change',
    ...(change < 0 && { ConditionExpression: 'admins > :last' }),
    ExpressionAttributeValues: { ':change': change, ...(change < 0 && { ':last': 1 }) },
  },
});

const Shard = z.record(z.string(), z.unknown());

/** Reads all totals with one query for each of their partitions. */
export async function readTotals(): Promise<Totals> {
  const pages = await Promise.all(allTotals.map((pk) => listItems({ pk }, { limit: 100 }, Shard)));
  const items = pages.flatMap((page) => page.items);
  const sum = (name: TotalName) => items.reduce((total, shard) => total + Number(shard[name] ?? 0), 0);
  return Object.fromEntries(totalNames.map((name) => [name, sum(name)])) as Totals;
}
