import * as z from 'zod';
import { keys } from './keys.ts';
import { listItems, type TransactItem } from './table.ts';

/** The counts of the whole platform, each kept in the same transaction as the row that it counts. */
export const totalNames = [
  'users',
  'courses',
  'enrollments',
  'active_enrollments',
  'certificates',
  'applications',
  'pending_applications',
  'running_generations',
  'approved_applications',
  'admins',
  'waiting_messages',
  'toolkits',
  'reimbursed_toolkits',
  /** In cents. */
  'reimbursed_amount',
  'corporate_accounts',
  'active_corporate_accounts',
  'seats_purchased',
  'seats_used',
] as const;
export type TotalName = (typeof totalNames)[number];

/** The step that changes totals, in the shard of the row's subject (a user's or a course's id). */
export function countStep(
  subject: string,
  changes: Partial<Record<Exclude<TotalName, 'admins'>, number>>,
): TransactItem {
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

/** The step that counts an admin who comes or goes; its condition does not hold for the last one who would go. */
export const adminCountStep = (change: 1 | -1): TransactItem => ({
  Update: {
    Key: keys.adminTotal(),
    UpdateExpression: 'ADD admins :change',
    ...(change < 0 && { ConditionExpression: 'admins > :last' }),
    ExpressionAttributeValues: { ':change': change, ...(change < 0 && { ':last': 1 }) },
  },
});

const Shard = z.record(z.string(), z.unknown());

/** Reads every total: one query over the shards, whatever the platform's size. */
export async function readTotals(): Promise<Record<TotalName, number>> {
  const { items } = await listItems({ pk: keys.totals('').pk, prefix: 'SHARD#' }, { limit: 100 }, Shard);
  const sum = (name: TotalName) => items.reduce((total, shard) => total + Number(shard[name] ?? 0), 0);
  return Object.fromEntries(totalNames.map((name) => [name, sum(name)])) as Record<TotalName, number>;
}
