import { describe, expect, it } from 'vitest';
import { problemTypes } from '../../contract/problem-types.ts';
import {
  csvColumns,
  refusalOf,
  roleOf,
  type RoleRefusal,
  subjectOfPerson,
  toUserRole,
} from './admin-rules.ts';

const ada = { user_id: 'u', full_name: 'Ada Sample', email: 'ada@example.com' };
const row = { id: 'u.admin', user_id: 'u', role: 'admin' as const, created_at: '2026-01-02T03:04:05.000Z' };

describe('the id of a role', () => {
  it.each([
    ['u.admin', { userId: 'u', role: 'admin' }],
    ['a.b.moderator', { userId: 'a.b', role: 'moderator' }],
    ['.admin', undefined],
    ['admin', undefined],
    ['u.owner', undefined],
    ['u.', undefined],
  ])('%j is of %j', (id, role) => {
    expect(roleOf(id)).toEqual(role);
  });
});

describe('a role', () => {
  it('is shown with its holder', () => {
    expect(toUserRole(row, ada)).toEqual({ ...row, full_name: 'Ada Sample', email: 'ada@example.com' });
  });

  it('is shown without a name where its holder has no profile', () => {
    expect(toUserRole(row, undefined)).toEqual({ ...row, full_name: null, email: null });
  });
});

describe('the audit log names a person', () => {
  it.each([
    ['by name and address', ada, 'Ada Sample (ada@example.com)'],
    ['by address without a name', { ...ada, full_name: null }, 'ada@example.com'],
    ['by id without a profile', undefined, 'u'],
  ])('%s', (_, person, subject) => {
    expect(subjectOfPerson('u', person)).toBe(subject);
  });
});

describe('a change of roles that is refused', () => {
  it.each<[RoleRefusal, number, string | undefined, RegExp]>([
    ['no user', 404, undefined, /no such user/],
    ['no role', 404, undefined, /no such role/],
    ['role exists', 409, problemTypes.roleExists, /already has this role/],
    ['last admin', 409, problemTypes.lastAdmin, /last administrator/],
    ['not an admin', 403, undefined, /administrator privileges/],
  ])('for %j is a problem with the status %i', (refusal, status, type, sentence) => {
    const problem = refusalOf(refusal);
    expect(problem.status).toBe(status);
    expect(problem.message).toMatch(sentence);
    expect(problem.type).toBe(type ?? 'about:blank');
  });
});

describe('an export', () => {
  it('of people has a column for each fact', () => {
    const person = { ...ada, created_at: row.created_at } as Parameters<
      (typeof csvColumns.users)[number]['of']
    >[0];
    expect(csvColumns.users.map(({ title, of }) => [title, of(person)])).toEqual([
      ['Name', 'Ada Sample'],
      ['Email', 'ada@example.com'],
      ['User ID', 'u'],
      ['Joined', row.created_at],
    ]);
  });

  it('of roles has a column for each fact', () => {
    expect(csvColumns.roles.map(({ title, of }) => [title, of(toUserRole(row, ada))])).toEqual([
      ['Name', 'Ada Sample'],
      ['Email', 'ada@example.com'],
      ['User ID', 'u'],
      ['Role', 'admin'],
      ['Assigned', row.created_at],
    ]);
  });

  it('of the audit log says what was before and after', () => {
    const entry = {
      id: 'e',
      at: row.created_at,
      actor: 'Ada Sample',
      action: 'Assigned a role',
      subject: 'Bob',
      changes: [
        { field: 'role', after: 'admin' },
        { field: 'name', before: 'Bob' },
      ],
    } as unknown as Parameters<(typeof csvColumns.auditLog)[number]['of']>[0];
    expect(csvColumns.auditLog.map(({ title, of }) => [title, of(entry)])).toEqual([
      ['When', row.created_at],
      ['Who', 'Ada Sample'],
      ['What', 'Assigned a role'],
      ['To what', 'Bob'],
      ['Before and after', 'role: nothing to admin; name: Bob to nothing'],
    ]);
  });
});
