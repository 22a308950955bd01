import type {
  AuditLogEntry,
  identityAdminOperations,
  Profile,
  UserRole,
} from '../../contract/identity-admin.ts';
import { timestamp } from '../platform/clock.ts';
import { csvChunk } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { createdId } from '../platform/idempotency.ts';
import { rolesOf } from '../platform/roles.ts';
import type { ListFilter } from '../platform/search.ts';
import { readTotals } from '../platform/totals.ts';
import * as repository from './admin-repository.ts';
import { csvColumns, refusalOf, roleOf, toUserRole } from './admin-rules.ts';
import { queueGroup } from './groups.ts';
import { newRole } from './repository.ts';

type Found<Row> = { items: Row[]; next: string | null };

/** What a list's query looks for: its own order needs no field to sort by. */
const soughtBy = <Q extends ListFilter>(query: Q): ListFilter => ({
  ...query,
  sort: query.sort === 'created_at' ? undefined : query.sort,
});

const toProfile = (row: Omit<Profile, 'id'>): Profile => ({ id: row.user_id, ...row });

async function listUsers(query: ListFilter): Promise<Found<Profile>> {
  const { items, next } = await repository.listProfiles(soughtBy(query));
  return { items: items.map(toProfile), next };
}

async function listRoles(query: ListFilter): Promise<Found<UserRole>> {
  const { items, next, holders } = await repository.listRoles(soughtBy(query));
  return { items: items.map((row) => toUserRole(row, holders.get(row.user_id))), next };
}

async function listAuditLog(
  query: Parameters<typeof repository.listAudit>[0],
): Promise<Found<AuditLogEntry>> {
  const { items, next } = await repository.listAudit(query);
  const actors = await repository.readNamed(items.map(({ actor_id }) => actor_id));
  const nameOf = (userId: string) => {
    const actor = actors.get(userId);
    return actor?.full_name ?? actor?.email ?? 'N/A';
  };
  return { items: items.map((row) => ({ ...row, actor: nameOf(row.actor_id) })), next };
}

/** What the operations of `/api/admin` do that are about people, roles, totals and the audit log. */
export const identityAdmin: Implementation<typeof identityAdminOperations> = {
  async getAnalytics() {
    const { users, courses, active_enrollments, enrollments, admins } = await readTotals();
    return {
      status: 200,
      body: {
        total_users: users,
        total_courses: courses,
        active_enrollments,
        total_enrollments: enrollments,
        total_admins: admins,
      },
    };
  },

  async listQueues() {
    return { status: 200, body: { items: await repository.readQueues() } };
  },

  async listUsers({ query }) {
    return { status: 200, body: await listUsers(query) };
  },

  exportUsers: ({ query }) =>
    csvChunk(csvColumns.users, query.cursor, (page) => listUsers({ ...query, ...page })),

  async getUser({ params: { userId } }) {
    const [profile, roles, certificates] = await Promise.all([
      repository.readProfile(userId),
      rolesOf(userId),
      repository.countCertificates(userId),
    ]);
    if (!profile) throw refusalOf('no user');
    return { status: 200, body: { ...toProfile(profile), roles, certificates } };
  },

  async listRoles({ query }) {
    return { status: 200, body: await listRoles(query) };
  },

  exportRoles: ({ query }) =>
    csvChunk(csvColumns.roles, query.cursor, (page) => listRoles({ ...query, ...page })),

  async assignRole({ body: { user_id, role }, userId: actorId, idempotencyKey }) {
    const person = await repository.readProfile(user_id);
    if (!person) throw refusalOf('no user');
    const call = createdId('assignRole', actorId, idempotencyKey);
    const row = { ...newRole(user_id, role, timestamp()), call };
    const group = queueGroup(user_id, role);
    const refusal = await repository.addRole({ actorId, userId: user_id, role, person, group }, row);
    const kept = refusal === 'role exists' ? await repository.readRole(user_id, role) : undefined;
    // The same call once more is answered what it has made.
    if (refusal && kept?.call !== call) throw refusalOf(refusal);
    await group.copy();
    return { status: 201, body: toUserRole(kept ?? row, person) };
  },

  async removeRole({ params: { roleId }, userId: actorId }) {
    const named = roleOf(roleId);
    if (!named) throw refusalOf('no role');
    const { userId, role } = named;
    const person = await repository.readProfile(userId);
    const group = queueGroup(userId, role);
    const refusal = await repository.deleteRole({ actorId, userId, role, person, group });
    if (refusal) throw refusalOf(refusal);
    await group.copy();
    return { status: 204 };
  },

  async listAuditLog({ query }) {
    return { status: 200, body: await listAuditLog(query) };
  },

  exportAuditLog: ({ query }) =>
    csvChunk(csvColumns.auditLog, query.cursor, (page) => listAuditLog({ ...query, ...page })),
};
