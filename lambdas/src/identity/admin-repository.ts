import * as z from 'zod';
import { Role } from '../../contract/identity.ts';
import { AuditLogEntry, type AdminQueue } from '../../contract/identity-admin.ts';
import { auditStep } from '../platform/audit.ts';
import type { PageQuery } from '../../contract/page.ts';
import { indexes, type Key, keys } from '../platform/keys.ts';
import { findIds, inOrder, oldestInState, type ListFilter } from '../platform/search.ts';
import {
  getItem,
  getItems,
  type Listing,
  listAll,
  listItems,
  type TransactItem,
  tryTransact,
} from '../platform/table.ts';
import { adminCountStep, readTotals } from '../platform/totals.ts';
import { type Named, type RoleRefusal, subjectOfPerson } from './admin-rules.ts';
import type { QueuedGroup } from './groups.ts';
import { type Profile, ProfileItem, type RoleRow, roleSteps } from './repository.ts';

const RoleItem = z.object({
  id: z.string(),
  user_id: z.string(),
  role: Role,
  created_at: z.string(),
  call: z.string().optional(),
});
const HolderOrRole = z.union([RoleItem, ProfileItem]);
const AuditItem = AuditLogEntry.omit({ actor: true });
type AuditRow = z.infer<typeof AuditItem>;

type Found<Row> = { items: Row[]; next: string | null };

/** Whether it is asked for in the list's own order, newest or oldest first, which an index of the table has. */
const isOwnOrder = ({ q, sort }: ListFilter): boolean => !q && sort === undefined;

const ownOrder = (gsi1pk: string, { order }: Pick<ListFilter, 'order'>): Listing => ({
  index: 'gsi1',
  pk: gsi1pk,
  newestFirst: order === 'descending',
});

/** Lists the profiles that are sought, in two requests. */
export async function listProfiles(sought: ListFilter): Promise<Found<Profile>> {
  if (isOwnOrder(sought)) {
    return listItems(ownOrder(indexes.profiles('', '').gsi1pk, sought), sought, ProfileItem);
  }
  const { ids, next } = await findIds('users', sought);
  const rows = await getItems(ids.map(keys.profile), ProfileItem);
  return { items: inOrder(ids, rows, ({ user_id }) => user_id), next };
}

/** Reads the profiles of people, by their ids; each once. */
export async function readNamed(userIds: readonly string[]): Promise<Map<string, Named>> {
  const profiles = await getItems([...new Set(userIds)].map(keys.profile), ProfileItem);
  return new Map(profiles.map((profile) => [profile.user_id, profile]));
}

/** Lists the roles that are sought with who holds them, in two requests. */
export async function listRoles(
  sought: ListFilter,
): Promise<Found<RoleRow> & { holders: Map<string, Named> }> {
  if (isOwnOrder(sought)) {
    const page = await listItems(ownOrder(indexes.roles('', '', '').gsi1pk, sought), sought, RoleItem);
    return { ...page, holders: await readNamed(page.items.map(({ user_id }) => user_id)) };
  }
  const { ids, next } = await findIds('roles', sought);
  const userIdOf = (id: string) => id.slice(0, id.lastIndexOf('.'));
  const wanted: Key[] = [
    ...ids.map((id) => keys.role(userIdOf(id), id.slice(id.lastIndexOf('.') + 1))),
    ...[...new Set(ids.map(userIdOf))].map(keys.profile),
  ];
  const read = await getItems(wanted, HolderOrRole);
  const roles = read.filter((item) => 'role' in item);
  const holders = new Map(read.flatMap((item) => ('email' in item ? [[item.user_id, item] as const] : [])));
  return { items: inOrder(ids, roles, ({ id }) => id), next, holders };
}

export const readProfile = (userId: string) => getItem(keys.profile(userId), ProfileItem);
export const readRole = (userId: string, role: Role) =>
  getItem(keys.role(userId, role), RoleItem, { consistent: true });

/** How many certificates a person holds. */
export async function countCertificates(userId: string): Promise<number> {
  const { gsi2pk: pk } = indexes.certificates('', userId, '');
  return (await listAll({ index: 'gsi2', pk }, z.object({}))).length;
}

/** A change of a person's role: by whom, of whom, which one. */
export interface RoleChange {
  actorId: string;
  userId: string;
  role: Role;
  person: Named | undefined;
  group: QueuedGroup;
}

/**
 * That who changes a role is an admin still, at that very moment; nothing where the change is of that same row, whose own
 * condition tells it.
 */
const actorSteps = ({ actorId, userId, role }: RoleChange): TransactItem[] =>
  actorId === userId && role === 'admin'
    ? []
    : [
        {
          ConditionCheck: {
            Key: keys.role(actorId, 'admin'),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
      ];

/** Writes steps whose conditions each have a name; answers the name of the first that does not hold. */
async function change(
  named: readonly (readonly [RoleRefusal, readonly TransactItem[]])[],
  rest: readonly TransactItem[],
): Promise<RoleRefusal | undefined> {
  const { isWritten, failed } = await tryTransact([...named.flatMap(([, steps]) => steps), ...rest]);
  if (isWritten) return undefined;
  const names = named.flatMap(([name, steps]) => steps.map(() => name));
  const refusal = names[failed.indexOf(true)];
  if (!refusal) throw new Error('A change of a role failed a condition that has no name');
  return refusal;
}

/** Gives a person a role. Answers why it was refused; undefined where it was given. */
export async function addRole(about: RoleChange, row: RoleRow): Promise<RoleRefusal | undefined> {
  const { actorId, userId, role, person, group } = about;
  return change(
    [
      ['not an admin', actorSteps(about)],
      [
        'no user',
        [{ ConditionCheck: { Key: keys.profile(userId), ConditionExpression: 'attribute_exists(pk)' } }],
      ],
      ['role exists', roleSteps(row)],
    ],
    [
      auditStep({
        actorId,
        action: 'Assigned a role',
        subject: subjectOfPerson(userId, person),
        changes: [{ field: 'role', after: role }],
      }),
      group.step,
    ],
  );
}

/** Takes a role away. Answers why it was refused; undefined where it was taken. */
export async function deleteRole(about: RoleChange): Promise<RoleRefusal | undefined> {
  const { actorId, userId, role, person, group } = about;
  return change(
    [
      ['not an admin', actorSteps(about)],
      [
        'no role',
        [{ Delete: { Key: keys.role(userId, role), ConditionExpression: 'attribute_exists(pk)' } }],
      ],
      ['last admin', role === 'admin' ? [adminCountStep(-1)] : []],
    ],
    [
      auditStep({
        actorId,
        action: 'Removed a role',
        subject: subjectOfPerson(userId, person),
        changes: [{ field: 'role', before: role }],
      }),
      group.step,
    ],
  );
}

/** Lists the changes that admins made, newest or oldest first. */
export const listAudit = (sought: PageQuery & Pick<ListFilter, 'order'>): Promise<Found<AuditRow>> =>
  listItems(ownOrder(indexes.audit('', '').gsi1pk, sought), sought, AuditItem);

const StartedItem = z.object({ started_at: z.string() });

/** Since when the oldest of the running generations runs; null where none does. */
async function oldestGeneration(): Promise<string | null> {
  const { gsi2pk } = indexes.generations('', '', 'running');
  const { items } = await listItems({ index: 'gsi2', pk: gsi2pk }, { limit: 1 }, StartedItem);
  return items[0]?.started_at ?? null;
}

/** What waits for an admin: how many of each kind, and since when the oldest has waited. */
export async function readQueues(): Promise<AdminQueue[]> {
  const [totals, application, message, generation] = await Promise.all([
    readTotals(),
    oldestInState('layoff-applications', 'status', 'pending'),
    oldestInState('messages', 'answered', 'false'),
    oldestGeneration(),
  ]);
  return [
    { id: 'layoff-applications', count: totals.pending_applications, oldest_at: application },
    { id: 'messages', count: totals.waiting_messages, oldest_at: message },
    { id: 'generations', count: totals.running_generations, oldest_at: generation },
  ];
}
