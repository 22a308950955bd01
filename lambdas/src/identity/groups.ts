import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { hasRole } from '../platform/roles.ts';
import { listItems, type TransactItem, tryTransact } from '../platform/table.ts';
import { userPool } from './user-pool.ts';

const GroupSyncItem = z.object({ user_id: z.string(), role: Role, mark: z.string(), at: z.string() });
type GroupSync = z.infer<typeof GroupSyncItem>;

/** How long a request may take to copy its change, in milliseconds. Older changes were interrupted. */
const requestDuration = 60_000;

/** A change of a group in the pool that is stored in the transaction of the role, and made after the transaction. */
export interface QueuedGroup {
  /** Stores the change; part of the transaction. */
  item: TransactItem;
  /** Updates the group; call it after the transaction. Never throws: a failure is logged and retried. */
  copy: () => Promise<void>;
}

/** Queues the update of the pool's group in the transaction of a role, so that it is made even after a crash. */
export function queueGroup(userId: string, role: Role): QueuedGroup {
  const sync: GroupSync = { user_id: userId, role, mark: randomUUID(), at: timestamp() };
  const Item = { ...keys.groupSync(userId, role), ...indexes.groupSyncs(sync.at, userId, role), ...sync };
  return { item: { Put: { Item } }, copy: () => copyQueued(sync) };
}

async function setMembership(userId: string, role: Role, isMember: boolean): Promise<void> {
  try {
    await (isMember ? userPool.addToGroup(userId, role) : userPool.removeFromGroup(userId, role));
  } catch (error) {
    // A deleted user is in no group.
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  }
}

/**
 * Copies a user's role from the table to the pool's group. Reads the table again after each write, so that the last of
 * several concurrent changes leaves the group as the table is.
 */
async function copyRole(userId: string, role: Role): Promise<void> {
  let copied: boolean | undefined;
  let has = await hasRole(userId, role);
  while (has !== copied) {
    await setMembership(userId, role, has);
    copied = has;
    has = await hasRole(userId, role);
  }
}

async function copyQueued({ user_id, role, mark }: GroupSync): Promise<void> {
  try {
    await copyRole(user_id, role);
    // A newer change has replaced the item, and copies itself.
    await tryTransact([
      {
        Delete: {
          Key: keys.groupSync(user_id, role),
          ConditionExpression: 'mark = :mark',
          ExpressionAttributeValues: { ':mark': mark },
        },
      },
    ]);
  } catch (error) {
    logger.error('A group was not updated; it will be retried', {
      user: user_id,
      role,
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/**
 * Makes the changes of groups that no request has made within a minute: those of new accounts, and interrupted ones. Returns
 * the number of attempts.
 */
export async function copyQueuedGroups(now: number = Date.now()): Promise<number> {
  const { gsi1pk: pk } = indexes.groupSyncs('', '', '');
  let tried = 0;
  let cursor: string | undefined;
  do {
    const page = await listItems({ index: 'gsi1', pk }, { limit: 100, cursor }, GroupSyncItem);
    const late = page.items.filter(({ at }) => at <= timestamp(now - requestDuration));
    for (const sync of late) await copyQueued(sync);
    tried += late.length;
    cursor = late.length === page.items.length ? (page.next ?? undefined) : undefined;
  } while (cursor !== undefined);
  return tried;
}
