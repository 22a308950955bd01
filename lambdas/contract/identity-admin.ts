import * as z from 'zod';
import { AdminListQuery, Csv } from './admin.ts';
import { adminLists, queueNames } from './admin-lists.ts';
import { Role } from './identity.ts';
import { defineOperations } from './operation.ts';
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
export const identityAdminOperations = defineOperations({
  getAnalytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    domain: 'identity',
    access: 'admin',
    summary: 'Read the totals of the platform',
    responses: { 200: AdminAnalytics },
  },
  listQueues: {
    method: 'GET',
    path: '/api/admin/queues',
    domain: 'identity',
    access: 'admin',
    summary: 'Read what waits for an admin, and since when',
    responses: { 200: z.object({ items: z.array(AdminQueue) }).meta({ id: 'AdminQueues' }) },
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    domain: 'identity',
    access: 'admin',
    summary: 'List all profiles; words match name or e-mail',
    query: UserListQuery,
    responses: { 200: Page('ProfilePage', Profile) },
  },
  exportUsers: {
    method: 'GET',
    path: '/api/admin/users/export',
    domain: 'identity',
    access: 'admin',
    summary: 'The profiles that the same query lists, as CSV',
    query: UserListQuery.omit({ limit: true }),
    responses: { 200: Csv },
    media: 'text/csv',
  },
  getUser: {
    method: 'GET',
    path: '/api/admin/users/{userId}',
    domain: 'identity',
    access: 'admin',
    summary: 'Read one person with roles and number of certificates',
    params: z.object({ userId: z.string().min(1).max(128) }),
    responses: { 200: PersonDetail },
    errors: [404],
  },
  listRoles: {
    method: 'GET',
    path: '/api/admin/roles',
    domain: 'identity',
    access: 'admin',
    summary: 'List who holds which role; words match name, e-mail or role',
    query: RoleListQuery,
    responses: { 200: Page('UserRolePage', UserRole) },
  },
  exportRoles: {
    method: 'GET',
    path: '/api/admin/roles/export',
    domain: 'identity',
    access: 'admin',
    summary: 'The roles that the same query lists, as CSV',
    query: RoleListQuery.omit({ limit: true }),
    responses: { 200: Csv },
    media: 'text/csv',
  },
  assignRole: {
    method: 'POST',
    path: '/api/admin/roles',
    domain: 'identity',
    access: 'admin',
    summary: 'Give a person a role; nobody has one twice',
    body: RoleAssignment,
    responses: { 201: UserRole },
    errors: [404, 409],
    idempotent: true,
  },
  removeRole: {
    method: 'DELETE',
    path: '/api/admin/roles/{roleId}',
    domain: 'identity',
    access: 'admin',
    summary: 'Take a role away, at once; the last admin stays',
    params: z.object({ roleId: z.string().min(1).max(160) }),
    responses: { 204: null },
    errors: [404, 409],
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    domain: 'identity',
    access: 'admin',
    summary: 'List the changes that admins made',
    query: AuditLogQuery,
    responses: { 200: Page('AuditLogPage', AuditLogEntry) },
  },
  exportAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log/export',
    domain: 'identity',
    access: 'admin',
    summary: 'The changes that admins made, as CSV',
    query: AuditLogQuery.omit({ limit: true }),
    responses: { 200: Csv },
    media: 'text/csv',
  },
});
