import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists, queueNames } from '../admin/list-descriptors.ts';
import { Role } from './role.ts';
import { defineAdminOperations, limitsPer } from '../api/operation.ts';
import { CountedPage, Page } from '../api/page.ts';

/** The totals of the platform on the overview page. Amounts are in cents of USD. */
export const AdminAnalytics = z
  .object({
    total_users: z.int(),
    total_courses: z.int(),
    active_enrollments: z.int(),
    total_enrollments: z.int(),
    total_admins: z.int(),
    paid_cents: z.int(),
    refunded_cents: z.int(),
    due_cents: z.int(),
    due_orders: z.int(),
  })
  .meta({ id: 'AdminAnalytics' });
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;

/** A queue of rows that wait for an admin. `oldest_at` is the time of the oldest row; null if there is none. */
export const AdminQueue = z
  .object({
    id: z.enum(queueNames),
    count: z.int(),
    oldest_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminQueue' });
export type AdminQueue = z.infer<typeof AdminQueue>;

/** A user in the admin area. `full_name` is null if the user has not entered one. */
export const Profile = z
  .object({
    id: z.string(),
    user_id: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    created_at: z.iso.datetime(),
    is_suspended: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** A user with their roles, the number of their certificates, and the state of the account. */
export const PersonDetail = Profile.extend({
  roles: z.array(Role),
  certificates: z.int(),
  has_two_step: z.boolean(),
}).meta({ id: 'PersonDetail' });
export type PersonDetail = z.infer<typeof PersonDetail>;

/** A role of a user. The name and the email address come from the profile; null without one. */
export const UserRole = z
  .object({
    id: z.string(),
    user_id: z.string(),
    role: Role,
    created_at: z.iso.datetime(),
    full_name: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'UserRole' });
export type UserRole = z.infer<typeof UserRole>;

const incompleteAssignment = 'Please select a user and role';

/** A role to assign to a user. */
const RoleAssignment = z
  .object({
    user_id: z.string(incompleteAssignment).min(1, incompleteAssignment).max(128),
    role: z.enum(Role.options, incompleteAssignment),
  })
  .meta({ id: 'RoleAssignment' });

/** The change of one field. `before` is missing for an added value, `after` for a removed one. */
const AuditChange = z
  .object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })
  .meta({ id: 'AuditChange' });

/** A change that an admin made. `actor` is the admin's name, or the email address if there is no name. */
export const AuditLogEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor_id: z.string(),
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    changes: z.array(AuditChange),
  })
  .meta({ id: 'AuditLogEntry' });
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const UserListQuery = AdminListQuery(adminLists.users.sorts);
const RoleListQuery = AdminListQuery(adminLists.roles.sorts);
const AuditLogQuery = AdminListQuery(adminLists['audit-log'].sorts).omit({ q: true });

const OfUser = z.object({ userId: z.string().min(1).max(128) });

/** The admin operations on users, roles, totals and the audit log. */
export const identityAdminOperations = defineAdminOperations('identity', {
  getAnalytics: {
    route: 'GET /api/admin/analytics',
    summary: 'Get the totals of the platform',
    responses: { 200: AdminAnalytics },
  },
  listQueues: {
    route: 'GET /api/admin/queues',
    summary: 'List the queues of rows that wait for an admin',
    responses: { 200: z.object({ items: z.array(AdminQueue) }).meta({ id: 'AdminQueues' }) },
  },
  listUsers: {
    route: 'GET /api/admin/users',
    summary: 'List all profiles; search words match name and email address',
    query: UserListQuery,
    responses: { 200: CountedPage('ProfilePage', Profile) },
  },
  exportUsers: exportOf('users', UserListQuery),
  getUser: {
    route: 'GET /api/admin/users/{userId}',
    summary: 'Get a user with their roles and number of certificates',
    params: OfUser,
    responses: { 200: PersonDetail },
    errors: [404],
  },
  endUserSessions: {
    route: 'POST /api/admin/users/{userId}/sign-out',
    summary: 'End every session of a user immediately',
    params: OfUser,
    responses: { 204: null },
    errors: [404],
  },
  endUserTwoStep: {
    route: 'POST /api/admin/users/{userId}/end-two-step',
    summary:
      'End a user’s two-step verification and all sessions, disable the password, and email a link to set a new one; not for the caller',
    params: OfUser,
    responses: { 204: null },
    errors: [404, 409],
  },
  sendUserReset: {
    route: 'POST /api/admin/users/{userId}/password-reset',
    summary: 'Email a user the link to set a new password',
    params: OfUser,
    responses: { 204: null },
    errors: [404],
    limits: limitsPer(3600, { user: 60 }),
  },
  suspendUser: {
    route: 'POST /api/admin/users/{userId}/suspension',
    summary: 'Suspend an account: ends all sessions, and refuses new ones; not for the caller',
    params: OfUser,
    responses: { 204: null },
    errors: [404, 409],
  },
  reactivateUser: {
    route: 'DELETE /api/admin/users/{userId}/suspension',
    summary: 'Reactivate a suspended account',
    params: OfUser,
    responses: { 204: null },
    errors: [404],
  },
  listRoles: {
    route: 'GET /api/admin/roles',
    summary: 'List the roles of all users; search words match name, email address and role',
    query: RoleListQuery,
    responses: { 200: CountedPage('UserRolePage', UserRole) },
  },
  exportRoles: exportOf('roles', RoleListQuery),
  assignRole: {
    route: 'POST /api/admin/roles',
    summary: 'Assign a role that the user does not have',
    body: RoleAssignment,
    responses: { 201: UserRole },
    errors: [404, 409],
    idempotent: true,
  },
  removeRole: {
    route: 'DELETE /api/admin/roles/{roleId}',
    summary: 'Remove a role with immediate effect, except that of the last admin',
    params: z.object({ roleId: z.string().min(1).max(160) }),
    responses: { 204: null },
    errors: [404, 409],
  },
  listAuditLog: {
    route: 'GET /api/admin/audit-log',
    summary: 'List the changes that admins made',
    query: AuditLogQuery,
    responses: { 200: Page('AuditLogPage', AuditLogEntry) },
  },
  exportAuditLog: exportOf('audit-log', AuditLogQuery),
});
