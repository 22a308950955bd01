import type {
  AuditLogEntry,
  identityAdminOperations,
  Profile,
  UserRole,
} from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { CountedPageOf, PageOf } from '@redwhiteandcode/contract/api/page.ts';
import type { ListQuery } from '../platform/admin-list.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { readPeople } from '../platform/people.ts';
import { pick } from '../platform/pick.ts';
import { rolesOf } from '../platform/roles.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { transact } from '../platform/table.ts';
import { readTotals } from '../platform/totals.ts';
import { isTwoStepOn } from '../platform/two-step.ts';
import * as repository from './admin-repository.ts';
import { csvColumns, partsOf, refusalOf, subjectOfPerson, toUserRole } from './admin-rules.ts';
import { createLink } from './email-links.ts';
import { endTwoStep } from './factor-undo.ts';
import { queueGroup } from './groups.ts';
import { resetMail } from './mails.ts';
import { newRole } from './repository.ts';
import { endSessions } from './sessions.ts';
import { isSuspended, reactivate, suspend, suspendedOf } from './suspension.ts';
import { readTwoStep } from './two-step.ts';

const toProfile = (row: Omit<Profile, 'id' | 'is_suspended'>, is_suspended: boolean): Profile => ({
  id: row.user_id,
  ...row,
  is_suspended,
});

async function listUsers(query: ListQuery): Promise<CountedPageOf<Profile>> {
  const { items, ...page } = await repository.listProfiles(query);
  const suspended = await suspendedOf(items.map(({ user_id }) => user_id));
  return { items: items.map((row) => toProfile(row, suspended.has(row.user_id))), ...page };
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

/** Returns a user and the audit log's item of a change to the account. Throws an HttpProblem 404 if there is no such user. */
async function changeOf(userId: string, actorId: string, action: string) {
  const person = await repository.readProfile(userId);
  if (!person) throw refusalOf('no user');
  return { person, entry: auditItem(actorId, action, subjectOfPerson(userId, person), [], userId) };
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
    const [profile, roles, certificates, is_suspended, twoStep] = await Promise.all([
      repository.readProfile(userId),
      rolesOf(userId),
      repository.countCertificates(userId),
      isSuspended(userId),
      readTwoStep(userId),
    ]);
    if (!profile) throw refusalOf('no user');
    const has_two_step = isTwoStepOn(twoStep);
    return { status: 200, body: { ...toProfile(profile, is_suspended), roles, certificates, has_two_step } };
  },

  async endUserSessions({ params: { userId }, userId: actorId }) {
    const { entry } = await changeOf(userId, actorId, 'Ended all sessions');
    await endSessions(userId, [entry]);
    logSecurityEvent('sessionsEnded', { aboutUserId: userId });
    return { status: 204 };
  },

  async endUserTwoStep({ params: { userId }, userId: actorId }) {
    const { person, entry } = await changeOf(userId, actorId, 'Ended two-step verification');
    if (userId === actorId) throw refusalOf('own account');
    if (!(await endTwoStep(userId, person.email, entry))) throw refusalOf('two-step off');
    logSecurityEvent('twoStepDisabled', { aboutUserId: userId });
    return { status: 204 };
  },

  async sendUserReset({ params: { userId }, userId: actorId }) {
    const { person, entry } = await changeOf(userId, actorId, 'Sent a password reset');
    const { code, item } = createLink('RESET', userId, person.email);
    const mail = queueMail(resetMail(person.email, code));
    await transact([item, mail.item, entry]);
    await mail.deliver();
    return { status: 204 };
  },

  async suspendUser({ params: { userId }, userId: actorId }) {
    const { entry } = await changeOf(userId, actorId, 'Suspended an account');
    if (userId === actorId) throw refusalOf('own account');
    if (!(await suspend(userId, entry, actorId))) throw refusalOf('not an admin');
    logSecurityEvent('sessionsEnded', { aboutUserId: userId });
    return { status: 204 };
  },

  async reactivateUser({ params: { userId }, userId: actorId }) {
    const { entry } = await changeOf(userId, actorId, 'Reactivated an account');
    await reactivate(userId, entry);
    return { status: 204 };
  },

  listRoles: listingOf(listRoles),
  exportRoles: exportOf(csvColumns.roles, listRoles),

  async assignRole({ body, userId: actorId, idempotencyKey }) {
    const { user_id, role } = body;
    const person = await repository.readProfile(user_id);
    if (!person) throw refusalOf('no user');
    const call = createdId('assignRole', actorId, idempotencyKey);
    const row = newRole(user_id, role, timestamp());
    const group = queueGroup(user_id, role);
    const change = { actorId, userId: user_id, role, person, group };
    const refusal = await repository.addRole(change, row, claimItem(call, body));
    if (refusal === 'repeated') {
      await firstCreated(call, body);
      const first = await repository.readRole(user_id, role);
      if (!first) throw refusalOf('no role');
      return { status: 201, body: toUserRole(first, person) };
    }
    if (refusal) throw refusalOf(refusal);
    logSecurityEvent('roleAssigned', { aboutUserId: user_id });
    await group.copy();
    return { status: 201, body: toUserRole(row, person) };
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
