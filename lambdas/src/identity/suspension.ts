import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItem, type TransactItem, tryTransact } from '../platform/table.ts';
import { SessionsItem } from '../platform/sessions.ts';
import { userPool } from './user-pool.ts';

/** Returns whether an admin has suspended an account. */
export const isSuspended = async (userId: string): Promise<boolean> =>
  (await getItem(keys.sessions(userId), SessionsItem, { consistent: true }))?.suspended_at !== undefined;

/**
 * Suspends an account: ends its sessions, and refuses new ones. The row decides; the pool then refuses the password too. The
 * caller must not be suspended, so of two admins who suspend each other at the same moment one remains. Repeating it after a
 * crash finishes it. Returns false if the caller is suspended.
 */
export async function suspend(userId: string, actorId: string, entry: TransactItem): Promise<boolean> {
  if (!(await isSuspended(userId))) {
    const { isWritten, failed } = await tryTransact([
      {
        ConditionCheck: {
          Key: keys.sessions(actorId),
          ConditionExpression: 'attribute_not_exists(suspended_at)',
        },
      },
      {
        Update: {
          Key: keys.sessions(userId),
          UpdateExpression: 'SET suspended_at = :at, sessions = :none',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(suspended_at)',
          ExpressionAttributeValues: { ':at': timestamp(), ':none': {} },
        },
      },
      entry,
    ]);
    if (!isWritten && failed[0]) return false;
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
