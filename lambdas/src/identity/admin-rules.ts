import { businessTime } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { Role } from '@redwhiteandcode/contract/identity/role.ts';
import type {
  AuditLogEntry,
  Profile,
  UserRole,
} from '@redwhiteandcode/contract/identity/admin-operations.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { changesText } from '../platform/audit.ts';
import type { CsvColumn } from '../platform/csv.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import type { Person } from '../platform/people.ts';

/** Returns the user and the role in a role's ID; undefined if the ID is invalid. */
export function partsOf(roleId: string): { userId: string; role: Role } | undefined {
  const dot = roleId.lastIndexOf('.');
  const role = Role.safeParse(roleId.slice(dot + 1));
  return dot > 0 && role.success ? { userId: roleId.slice(0, dot), role: role.data } : undefined;
}

/** Returns a role as admins see it. A user without a profile has neither name nor email address. */
export const toUserRole = (
  { id, user_id, role, created_at }: Omit<UserRole, 'full_name' | 'email'>,
  person: Pick<Person, 'full_name' | 'email'> | undefined,
): UserRole => ({
  id,
  user_id,
  role,
  created_at,
  full_name: person?.full_name ?? null,
  email: person?.email ?? null,
});

/** Returns a user's name for the audit log, with the email address, because names are not unique. */
export function subjectOfPerson(userId: string, person: Person | undefined): string {
  if (!person) return userId;
  return person.full_name ? `${person.full_name} (${person.email})` : person.email;
}

/** The reason why a change of a role or an account was refused. */
export type RoleRefusal =
  | 'own account'
  | 'two-step off'
  | 'no user'
  | 'leaving'
  | 'no role'
  | 'role exists'
  | 'last admin'
  | 'not an admin';

/** Makes the problem of a refused change of a role or an account. */
export function refusalOf(refusal: RoleRefusal): HttpProblem {
  switch (refusal) {
    case 'own account':
      return new HttpProblem(409, 'You cannot do this to your own account.');
    case 'two-step off':
      return new HttpProblem(409, 'Two-step verification is off.');
    case 'no user':
      return new HttpProblem(404, 'There is no such user.');
    case 'leaving':
      return new HttpProblem(409, 'This account will be deleted. Only its user can keep it.');
    case 'no role':
      return new HttpProblem(404, 'There is no such role. Someone may have removed it already.');
    case 'role exists':
      return new HttpProblem(409, 'This user already has this role', { type: problemTypes.roleExists });
    case 'last admin':
      return new HttpProblem(
        409,
        'This is the last administrator. Make someone else an administrator first.',
        { type: problemTypes.lastAdmin },
      );
    case 'not an admin':
      return new HttpProblem(403, 'You don’t have administrator privileges.');
  }
}

/** The columns of the exports. */
export const csvColumns: {
  users: readonly CsvColumn<Profile>[];
  roles: readonly CsvColumn<UserRole>[];
  auditLog: readonly CsvColumn<AuditLogEntry>[];
} = {
  users: [
    { title: 'Name', of: ({ full_name }) => full_name },
    { title: 'Email', of: ({ email }) => email },
    { title: 'User ID', of: ({ user_id }) => user_id },
    { title: 'Joined', of: ({ created_at }) => businessTime(created_at) },
    { title: 'Account', of: ({ is_suspended }) => (is_suspended ? 'Suspended' : 'Active') },
  ],
  roles: [
    { title: 'Name', of: ({ full_name }) => full_name },
    { title: 'Email', of: ({ email }) => email },
    { title: 'User ID', of: ({ user_id }) => user_id },
    { title: 'Role', of: ({ role }) => role },
    { title: 'Assigned', of: ({ created_at }) => businessTime(created_at) },
  ],
  auditLog: [
    { title: 'When', of: ({ at }) => at },
    { title: 'Who', of: ({ actor }) => actor },
    { title: 'What', of: ({ action }) => action },
    { title: 'Subject', of: ({ subject }) => subject },
    { title: 'Before and after', of: ({ changes }) => changesText(changes) },
  ],
};
