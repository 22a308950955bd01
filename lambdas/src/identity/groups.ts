import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Role } from '../../contract/identity.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { hasRole } from '../platform/roles.ts';
import { listItems, type TransactItem, tryTransact } from '../platform/table.ts';
import { userPool } from './user-pool.ts';

const GroupSyncItem = z.object({ user_id: z.string(), role: Role, mark: z.string(), at: z.string() });
type GroupSync = z.infer<typeof GroupSyncItem>;

/** A request copies its own change; what is older than this, in milliseconds, was broken off. */
const requestDuration = 60_000;

/** A change of the pool's groups that is written in the transaction of the role, and made once that is done. */
export interface QueuedGroup {
  /** Keeps the request to update the group; part of the transaction. */
  item: TransactItem;
  /** Updates the group; call it after the transaction. Never throws: a failure is logged and tried again. */
  copy: () => Promise<void>;
}

/** Makes the pool's group a part of a change of a person's role, so that a crash in between is healed. */
export function queueGroup(userId: string, role: Role): QueuedGroup {
  const sync: GroupSync = { user_id: userId, role, mark: randomUUID(), at: timestamp() };
  const Item = { ...keys.groupSync(userId, role), ...indexes.groupSyncs(sync.at, userId, role), ...sync };
  return { item: { Put: { Item } }, copy: () => copyQueued(sync) };
}

async function setMembership(userId: string, role: Role, isMember: boolean): Promise<void> {
  try {
    await (isMember ? userPool.addToGroup(userId, role) : userPool.removeFromGroup(userId, role));
  } catch (error) {
    // Who is not in the pool any more is in no group.
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  }
}

/**
 * Brings a group in step with the table. Whoever writes to the pool looks at the table afterwards: of many changes at
 * once, the last one to write leaves what the table says.
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
    // A newer change that has taken its place copies itself.
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
    logger.error('A group is not in step with its role; it is tried again', {
      user: user_id,
      role,
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/** Makes the changes of groups that were broken off, at most 100; answers how many it tried. */
export async function retryGroupCopies(now: number = Date.now()): Promise<number> {
  const { items } = await listItems(
    { index: 'gsi1', pk: indexes.groupSyncs('', '', '').gsi1pk },
    { limit: 100 },
    GroupSyncItem,
  );
  const late = items.filter(({ at }) => at <= timestamp(now - requestDuration));
  for (const sync of late) await copyQueued(sync);
  return late.length;
}
