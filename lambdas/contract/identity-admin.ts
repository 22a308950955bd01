import * as z from 'zod';
import { AdminListQuery, exportOf } from './admin.ts';
import { adminLists, queueNames } from './admin-lists.ts';
import { Role } from './identity.ts';
import { defineAdminOperations } from './operation.ts';
import { Page } from './page.ts';

/** What the platform counts, as the overview shows it. */
export const AdminAnalytics = z
  .object({
    total_users: z.int(),
    total_courses: z.int(),
    active_enrollments: z.int(),
    total_enrollments: z.int(),
    total_admins: z.int(),
  })
  .meta({ id: 'AdminAnalytics' });
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;

/** Something that waits for an admin: how many, and since when the oldest of them has waited; null where none does. */
export const AdminQueue = z
  .object({
    id: z.enum(queueNames),
    count: z.int(),
    oldest_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminQueue' });
export type AdminQueue = z.infer<typeof AdminQueue>;

/** A person as admins see them; `full_name` is null for one who has given none. */
export const Profile = z
  .object({
    id: z.string(),
    user_id: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** A person with their roles and the number of certificates that they hold. */
export const PersonDetail = Profile.extend({ roles: z.array(Role), certificates: z.int() }).meta({
  id: 'PersonDetail',
});
export type PersonDetail = z.infer<typeof PersonDetail>;

/** A role that a person holds; name and address are the profile's, null where there is none. */
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

/** What the form says, and the API, where one of both is missing. */
export const incompleteAssignment = 'Please select a user and role';

/** A role for a person. */
export const RoleAssignment = z
  .object({
    user_id: z.string(incompleteAssignment).min(1, incompleteAssignment).max(128),
    role: z.enum(Role.options, incompleteAssignment),
  })
  .meta({ id: 'RoleAssignment' });

/** What one field was and is; absent where it came or went. */
export const AuditChange = z
  .object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })
  .meta({ id: 'AuditChange' });

/** A change that an admin made: who (`actor` is a name, else an address), what, to what, before and after. */
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

/** People, roles, totals and the audit log, for admins. */
export const identityAdminOperations = defineAdminOperations('identity', {
  getAnalytics: {
    route: 'GET /api/admin/analytics',
    summary: 'Read the totals of the platform',
    responses: { 200: AdminAnalytics },
  },
  listQueues: {
    route: 'GET /api/admin/queues',
    summary: 'Read what waits for an admin, and since when',
    responses: { 200: z.object({ items: z.array(AdminQueue) }).meta({ id: 'AdminQueues' }) },
  },
  listUsers: {
    route: 'GET /api/admin/users',
    summary: 'List all profiles; words match name or e-mail',
    query: UserListQuery,
    responses: { 200: Page('ProfilePage', Profile) },
  },
  exportUsers: exportOf('users', UserListQuery),
  getUser: {
    route: 'GET /api/admin/users/{userId}',
    summary: 'Read one person with roles and number of certificates',
    params: z.object({ userId: z.string().min(1).max(128) }),
    responses: { 200: PersonDetail },
    errors: [404],
  },
  listRoles: {
    route: 'GET /api/admin/roles',
    summary: 'List who holds which role; words match name, e-mail or role',
    query: RoleListQuery,
    responses: { 200: Page('UserRolePage', UserRole) },
  },
  exportRoles: exportOf('roles', RoleListQuery),
  assignRole: {
    route: 'POST /api/admin/roles',
    summary: 'Give a person a role; nobody has one twice',
    body: RoleAssignment,
    responses: { 201: UserRole },
    errors: [404, 409],
    idempotent: true,
  },
  removeRole: {
    route: 'DELETE /api/admin/roles/{roleId}',
    summary: 'Take a role away, at once; the last admin stays',
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
