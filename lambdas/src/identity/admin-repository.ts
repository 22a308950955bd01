import * as z from 'zod';
import { adminLists, type QueueName, queueNames } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { AuditLogEntry, type AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { CountedPageOf, PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { type About, type ListQuery, listRows, listRowsAbout } from '../platform/admin-list.ts';
import { auditItem } from '../platform/audit.ts';
import { indexes, keys } from '../platform/keys.ts';
import type { Person } from '../platform/people.ts';
import { oldestInState } from '../platform/search.ts';
import { hasRole } from '../platform/roles.ts';
import {
  deleteExisting,
  getItem,
  itemExists,
  listAll,
  listItems,
  type TransactItem,
  tryTransact,
} from '../platform/table.ts';
import { adminCountItem, readTotals } from '../platform/totals.ts';
import { type RoleRefusal, subjectOfPerson } from './admin-rules.ts';
import type { QueuedGroup } from './groups.ts';
import { roles, users } from './list.ts';
import { userPool } from './user-pool.ts';
import { ProfileItem, roleItems } from './repository.ts';
import type { Profile, RoleRow } from './rules.ts';

const RoleItem = z.object({
  id: z.string(),
  user_id: z.string(),
  role: Role,
  created_at: z.string(),
});
const AuditItem = AuditLogEntry.omit({ actor: true });
type AuditRow = z.infer<typeof AuditItem>;

/** Lists profiles. */
export const listProfiles = (query: ListQuery): Promise<CountedPageOf<Profile>> =>
  listRows(users, query, ProfileItem);

/** Lists roles with their users. */
export const listRoles = (query: ListQuery): Promise<CountedPageOf<About & { row: RoleRow }>> =>
  listRowsAbout(roles, query, RoleItem);

export const readProfile = (userId: string) => getItem(keys.profile(userId), ProfileItem);
export const readRole = (userId: string, role: Role) =>
  getItem(keys.role(userId, role), RoleItem, { consistent: true });

/** Counts a user's certificates. */
export async function countCertificates(userId: string): Promise<number> {
  const { gsi2pk: pk } = indexes.certificates('', userId, '');
  return (await listAll({ index: 'gsi2', pk }, z.object({}))).length;
}

/** A change to a user's role. The actor is the admin who makes it. */
export interface RoleChange {
  actorId: string;
  userId: string;
  role: Role;
  person: Person | undefined;
  group: QueuedGroup;
}

/**
 * Returns the condition that the actor is still an admin. Returns no item if actors change their own admin role, because
 * the item of that role already has a condition.
 */
const actorItems = ({ actorId, userId, role }: RoleChange): TransactItem[] =>
  actorId === userId && role === 'admin' ? [] : [itemExists(keys.role(actorId, 'admin'))];

/** Writes conditional items, each paired with its refusal, and the other items. Returns the first refusal, if any. */
async function change<Refusal extends string>(
  conditions: readonly (readonly [Refusal, readonly TransactItem[]])[],
  rest: readonly TransactItem[],
): Promise<Refusal | undefined> {
  const { isWritten, failed } = await tryTransact([...conditions.flatMap(([, items]) => items), ...rest]);
  if (isWritten) return undefined;
  const refusals = conditions.flatMap(([refusal, items]) => items.map(() => refusal));
  const refusal = refusals[failed.indexOf(true)];
  if (!refusal) throw new Error('A role change failed an unexpected condition');
  return refusal;
}

/** Makes the item that is refused if there is no such user or if the deletion of the account is scheduled. */
export const staysItem = (userId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.profile(userId),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletion_due)',
  },
});

/** Assigns a role to a user. Returns the reason if it is refused: 'repeated' if the request was made before. */
export async function addRole(
  about: RoleChange,
  row: RoleRow,
  claim: TransactItem,
): Promise<RoleRefusal | 'repeated' | undefined> {
  const { actorId, userId, role, person, group } = about;
  return change(
    [
      ['repeated', [claim]],
      ['not an admin', actorItems(about)],
      ['leaving', [staysItem(userId)]],
      ['role exists', roleItems(row)],
    ],
    [
      auditItem(
        actorId,
        'Assigned a role',
        subjectOfPerson(userId, person),
        [{ field: 'role', after: role }],
        userId,
      ),
      group.item,
    ],
  );
}

/** Makes the audit log's item for the removal of a role. */
export const removalEntry = (actorId: string, userId: string, role: Role, person: Person | undefined) =>
  auditItem(
    actorId,
    'Removed a role',
    subjectOfPerson(userId, person),
    [{ field: 'role', before: role }],
    userId,
  );

/** Whether an account exists in the pool and is enabled. */
const isEnabled = (userId: string): Promise<boolean> =>
  userPool.readUser(userId).then(
    (account) => account.isEnabled,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'UserNotFoundException') return false;
      throw error;
    },
  );

/** Returns an admin other than this user whose account exists and is enabled in the pool; undefined if there is none. */
export async function findOtherAdmin(userId: string): Promise<string | undefined> {
  const pk = indexes.roles('', '', 'admin').gsi2pk;
  if (pk === undefined) throw new Error('The roles of admins have no index');
  for (const { user_id } of await listAll({ index: 'gsi2', pk }, RoleItem)) {
    if (user_id !== userId && (await hasRole(user_id, 'admin')) && (await isEnabled(user_id))) return user_id;
  }
  return undefined;
}

/** Removes a user's role. Returns the reason if it is refused. */
export async function deleteRole(about: RoleChange): Promise<RoleRefusal | undefined> {
  if (about.role !== 'admin') return deleteRoleNow(about, []);
  for (;;) {
    const remaining = await findOtherAdmin(about.userId);
    if (remaining === undefined) return (await hasRole(about.userId, 'admin')) ? 'last admin' : 'no role';
    // A transaction cannot check the actor's role twice.
    const check = remaining === about.actorId ? [] : [itemExists(keys.role(remaining, 'admin'))];
    const refusal = await deleteRoleNow(about, [adminCountItem(-1), ...check]);
    // If the other admin lost the role meanwhile, another one may remain.
    if (refusal !== 'last admin' || (await hasRole(remaining, 'admin'))) return refusal;
  }
}

/** Deletes the row of a role. `remaining` are the conditions that another admin remains. */
async function deleteRoleNow(
  about: RoleChange,
  remaining: readonly TransactItem[],
): Promise<RoleRefusal | undefined> {
  const { actorId, userId, role, person, group } = about;
  return change(
    [
      ['not an admin', actorItems(about)],
      ['no role', [deleteExisting(keys.role(userId, role))]],
      ['last admin', remaining],
    ],
    [removalEntry(actorId, userId, role, person), group.item],
  );
}

/** Lists admins' changes, newest or oldest first. */
export const listAudit = ({
  order,
  ...page
}: PageQuery & Pick<ListQuery, 'order'>): Promise<PageOf<AuditRow>> =>
  listItems(
    { index: 'gsi1', pk: indexes.audit('', '').gsi1pk, newestFirst: order === 'descending' },
    page,
    AuditItem,
  );

const StartedItem = z.object({ started_at: z.string() });

/** Returns when the oldest running generation started; null if none is running. */
async function oldestGeneration(): Promise<string | null> {
  const { gsi2pk } = indexes.generations('', '', 'running');
  const { items } = await listItems({ index: 'gsi2', pk: gsi2pk }, { limit: 1 }, StartedItem);
  return items[0]?.started_at ?? null;
}

/** Returns when the oldest row entered a queue; null if the queue is empty. */
function oldestIn(queue: QueueName): Promise<string | null> {
  if (queue === 'generations') return oldestGeneration();
  const [name, value] = adminLists[queue].queue.state;
  return oldestInState(queue, name, value);
}

/** Reads the length and the oldest entry of each queue of rows that wait for an admin. */
export async function readQueues(): Promise<AdminQueue[]> {
  const [totals, ...oldest] = await Promise.all([readTotals(), ...queueNames.map(oldestIn)]);
  return queueNames.map((id, at) => ({
    id,
    count: totals[adminLists[id].queue.total],
    oldest_at: oldest[at] ?? null,
  }));
}
