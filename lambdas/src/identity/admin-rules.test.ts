import { describe, expect, it } from 'vitest';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import {
  csvColumns,
  partsOf,
  refusalOf,
  type RoleRefusal,
  subjectOfPerson,
  toUserRole,
} from './admin-rules.ts';

const ada = { user_id: 'u', full_name: 'Ada Sample', email: 'ada@example.com' };
const row = { id: 'u.admin', user_id: 'u', role: 'admin' as const, created_at: '2026-01-02T03:04:05.000Z' };

describe('the ID of a role', () => {
  it.each([
    ['u.admin', { userId: 'u', role: 'admin' }],
    ['a.b.moderator', { userId: 'a.b', role: 'moderator' }],
    ['.admin', undefined],
    ['admin', undefined],
    ['u.owner', undefined],
    ['u.', undefined],
  ])('%j has the parts %j', (id, parts) => {
    expect(partsOf(id)).toEqual(parts);
  });
});

describe('a role', () => {
  it('is shown with its user', () => {
    expect(toUserRole(row, ada)).toEqual({ ...row, full_name: 'Ada Sample', email: 'ada@example.com' });
  });

  it('is shown without a name if its user has no profile', () => {
    expect(toUserRole(row, undefined)).toEqual({ ...row, full_name: null, email: null });
  });
});

describe('the audit log names a user', () => {
  it.each([
    ['by name and email address', ada, 'Ada Sample (ada@example.com)'],
    ['by email address without a name', { ...ada, full_name: null }, 'ada@example.com'],
    ['by ID without a profile', undefined, 'u'],
  ])('%s', (_, person, subject) => {
    expect(subjectOfPerson('u', person)).toBe(subject);
  });
});

describe('a refused change of roles', () => {
  it.each<[RoleRefusal, number, string | undefined, RegExp]>([
    ['no user', 404, undefined, /no such user/],
    ['no role', 404, undefined, /no such role/],
    ['role exists', 409, problemTypes.roleExists, /already has this role/],
    ['last admin', 409, problemTypes.lastAdmin, /last administrator/],
    ['not an admin', 403, undefined, /administrator privileges/],
  ])('for the reason %j is a problem with the status %i', (refusal, status, type, sentence) => {
    const problem = refusalOf(refusal);
    expect(problem.status).toBe(status);
    expect(problem.message).toMatch(sentence);
    expect(problem.type).toBe(type ?? 'about:blank');
  });
});

describe('an export', () => {
  const { id, user_id, created_at } = row;

  it('of users contains their names, email addresses, IDs, and the state of the account', () => {
    const user = { ...ada, id: user_id, created_at, is_suspended: true };
    expect(csvColumns.users.map(({ of }) => of(user))).toEqual([
      'Ada Sample',
      'ada@example.com',
      'u',
      '2026-01-01T22:04:05-05:00',
      'Suspended',
    ]);
  });

  it('of roles contains the users and their roles', () => {
    const cells = csvColumns.roles.map(({ of }) => of(toUserRole(row, ada)));
    expect(cells).toEqual(['Ada Sample', 'ada@example.com', 'u', 'admin', '2026-01-01T22:04:05-05:00']);
  });

  it('of the audit log contains the values before and after each change', () => {
    const changes = [
      { field: 'role', after: 'admin' },
      { field: 'name', before: 'Bob' },
    ];
    const entry = {
      id,
      at: created_at,
      actor_id: 'u',
      actor: 'Ada',
      action: 'Assigned',
      subject: 'Bob',
      changes,
    };
    expect(csvColumns.auditLog.map(({ of }) => of(entry))).toEqual([
      created_at,
      'Ada',
      'Assigned',
      'Bob',
      'role: nothing to admin; name: Bob to nothing',
    ]);
  });
});
