import type {
  AuditLogEntry,
  identityAdminOperations,
  Profile,
  UserRole,
} from '../../contract/identity-admin.ts';
import type { CountedPageOf, PageOf } from '../../contract/page.ts';
import type { ListQuery } from '../platform/admin-list.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { createdId } from '../platform/idempotency.ts';
import { readPeople } from '../platform/people.ts';
import { pick } from '../platform/pick.ts';
import { rolesOf } from '../platform/roles.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readTotals } from '../platform/totals.ts';
import * as repository from './admin-repository.ts';
import { csvColumns, partsOf, refusalOf, subjectOfPerson, toUserRole } from './admin-rules.ts';
import { queueGroup } from './groups.ts';
import { newRole } from './repository.ts';
import { endSessions } from './sessions.ts';

const toProfile = (row: Omit<Profile, 'id'>): Profile => ({ id: row.user_id, ...row });

async function listUsers(query: ListQuery): Promise<CountedPageOf<Profile>> {
  const { items, ...page } = await repository.listProfiles(query);
  return { items: items.map(toProfile), ...page };
}

async function listRoles(query: ListQuery): Promise<CountedPageOf<UserRole>> {
  const { items, ...page } = await repository.listRoles(query);
  return { items: items.map(({ row, person }) => toUserRole(row, person)), ...page };
}

async function listAuditLog(
  query: Parameters<typeof repository.listAudit>[0],
): Promise<PageOf<AuditLogEntry>> {
  const { items, next } = await repository.listAudit(query);
  const actors = await readPeople(items.map(({ actor_id }) => actor_id));
  const nameOf = (userId: string) => {
    const actor = actors.get(userId);
    return actor?.full_name ?? actor?.email ?? 'N/A';
  };
  return { items: items.map((row) => ({ ...row, actor: nameOf(row.actor_id) })), next };
}

/** Implements the operations of `/api/admin` for users, roles, totals, queues, and the audit log. */
export const identityAdmin: Implementation<typeof identityAdminOperations> = {
  async getAnalytics() {
    const totals = await readTotals();
    const { users, courses, active_enrollments, enrollments, admins } = totals;
    return {
      status: 200,
      body: {
        total_users: users,
        total_courses: courses,
        active_enrollments,
        total_enrollments: enrollments,
        total_admins: admins,
        ...pick(totals, ['paid_cents', 'refunded_cents', 'due_cents', 'due_orders']),
      },
    };
  },

  async listQueues() {
    return { status: 200, body: { items: await repository.readQueues() } };
  },

  listUsers: listingOf(listUsers),
  exportUsers: exportOf(csvColumns.users, listUsers),

  async getUser({ params: { userId } }) {
    const [profile, roles, certificates] = await Promise.all([
      repository.readProfile(userId),
      rolesOf(userId),
      repository.countCertificates(userId),
    ]);
    if (!profile) throw refusalOf('no user');
    return { status: 200, body: { ...toProfile(profile), roles, certificates } };
  },

  async endUserSessions({ params: { userId }, userId: actorId }) {
    const person = await repository.readProfile(userId);
    if (!person) throw refusalOf('no user');
    const subject = subjectOfPerson(userId, person);
    await endSessions(userId, [auditItem(actorId, 'Ended all sessions', subject, [], userId)]);
    logSecurityEvent('sessionsEnded', { aboutUserId: userId });
    return { status: 204 };
  },

  listRoles: listingOf(listRoles),
  exportRoles: exportOf(csvColumns.roles, listRoles),

  async assignRole({ body: { user_id, role }, userId: actorId, idempotencyKey }) {
    const person = await repository.readProfile(user_id);
    if (!person) throw refusalOf('no user');
    const call = createdId('assignRole', actorId, idempotencyKey);
    const row = { ...newRole(user_id, role, timestamp()), call };
    const group = queueGroup(user_id, role);
    const refusal = await repository.addRole({ actorId, userId: user_id, role, person, group }, row);
    const existing = refusal === 'role exists' ? await repository.readRole(user_id, role) : undefined;
    // A repeated call returns the role that the first one created.
    if (refusal && existing?.call !== call) throw refusalOf(refusal);
    if (!refusal) logSecurityEvent('roleAssigned', { aboutUserId: user_id });
    await group.copy();
    return { status: 201, body: toUserRole(existing ?? row, person) };
  },

  async removeRole({ params: { roleId }, userId: actorId }) {
    const parts = partsOf(roleId);
    if (!parts) throw refusalOf('no role');
    const { userId, role } = parts;
    const person = await repository.readProfile(userId);
    const group = queueGroup(userId, role);
    const refusal = await repository.deleteRole({ actorId, userId, role, person, group });
    if (refusal) throw refusalOf(refusal);
    logSecurityEvent('roleRemoved', { aboutUserId: userId });
    await group.copy();
    return { status: 204 };
  },

  listAuditLog: listingOf(listAuditLog),
  exportAuditLog: exportOf(csvColumns.auditLog, listAuditLog),
};
