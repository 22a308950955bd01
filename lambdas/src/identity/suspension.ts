import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItem, getItems, type TransactItem, tryTransact } from '../platform/table.ts';
import * as z from 'zod';
import { SessionsItem } from '../platform/sessions.ts';
import { userPool } from './user-pool.ts';

/** Returns whether an admin has suspended an account. */
export const isSuspended = async (userId: string): Promise<boolean> =>
  (await getItem(keys.sessions(userId), SessionsItem, { consistent: true }))?.suspended_at !== undefined;

/** Fails if an account is suspended. */
const isNotSuspended = (userId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.sessions(userId),
    ConditionExpression: 'attribute_not_exists(suspended_at)',
  },
});

const SuspensionItem = z.object({ pk: z.string(), suspended_at: z.string().optional() });

/** Returns the suspended ones of these accounts. */
export async function suspendedOf(userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = new Map(userIds.map((id) => [keys.sessions(id).pk, id]));
  const found = await getItems(userIds.map(keys.sessions), SuspensionItem);
  return new Set(found.flatMap(({ pk, suspended_at }) => (suspended_at ? (ids.get(pk) ?? []) : [])));
}

/**
 * Suspends an account: ends its sessions, and refuses new ones. The row decides; the pool then refuses the password too. An
 * admin who does it must not be suspended, so of two who suspend each other at the same moment one remains. Repeating it
 * after a crash finishes it. Returns false if the admin is suspended.
 */
export async function suspend(userId: string, entry: TransactItem, adminId?: string): Promise<boolean> {
  if (!(await isSuspended(userId))) {
    const { isWritten, failed } = await tryTransact([
      {
        Update: {
          Key: keys.sessions(userId),
          UpdateExpression: 'SET suspended_at = :at, sessions = :none',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(suspended_at)',
          ExpressionAttributeValues: { ':at': timestamp(), ':none': {} },
        },
      },
      entry,
      ...(adminId === undefined ? [] : [isNotSuspended(adminId)]),
    ]);
    if (!isWritten && failed[2]) return false;
  }
  await userPool.disable(userId);
  await userPool.signOutEverywhere(userId);
  return true;
}

/** Reactivates an account: in the pool first, so that a crash leaves it suspended, and repeating it finishes it. */
export async function reactivate(userId: string, entry: TransactItem): Promise<void> {
  await userPool.enable(userId);
  await tryTransact([
    {
      Update: {
        Key: keys.sessions(userId),
        UpdateExpression: 'REMOVE suspended_at',
        ConditionExpression: 'attribute_exists(suspended_at)',
      },
    },
    entry,
  ]);
}
