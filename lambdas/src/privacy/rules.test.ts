import { describe, expect, it } from 'vitest';
import { attributesWithoutId, auditWithoutPerson, isAbout, shown, withoutId } from './rules.ts';

describe('the ID of an erased user', () => {
  it.each([
    ['u1', 'deleted-user'],
    ['u12', 'u12'],
    [
      { by: 'u1', at: 'x' },
      { by: 'deleted-user', at: 'x' },
    ],
    [
      [{ by: 'u1' }, { by: 'u2' }],
      [{ by: 'deleted-user' }, { by: 'u2' }],
    ],
    [null, null],
    [new Set(['u1']), new Set(['u1'])],
  ])('is replaced in %j', (value, without) => {
    expect(withoutId(value, 'u1')).toEqual(without);
  });

  it('is replaced in the attributes that have it, and no others are written', () => {
    const row = { pk: 'A', sk: 'B', decided_by: 'u1', history: [{ by: 'u1' }], note: 'x' };
    expect(attributesWithoutId(row, 'u1')).toEqual({
      decided_by: 'deleted-user',
      history: [{ by: 'deleted-user' }],
    });
  });
});

describe('an audit entry', () => {
  const person = { user_id: 'u1', email: 'ada@example.com' };
  const entry = { actor_id: 'a', subject: 'Ada Sample', changes: [], about: undefined };

  it.each([
    [{ ...entry, about: 'u1' }, true],
    [{ ...entry, about: 'hash' }, true],
    [{ ...entry, about: 'u2' }, false],
    [entry, false],
    [{ ...entry, subject: 'Ada Sample (ADA@example.com)' }, true],
    [{ ...entry, changes: [{ field: 'email', after: 'ada@example.com' }] }, true],
    [{ ...entry, actor_id: 'u1' }, false],
  ])('%j is about the user: %s', (found, expected) => {
    expect(isAbout(found, person, 'hash')).toBe(expected);
  });

  it('is not about a user who only registered the address that it names', () => {
    expect(isAbout({ ...entry, subject: 'ada@example.com' }, person, undefined)).toBe(false);
  });

  it('keeps the order and the changed fields, but no name and no value', () => {
    const changes = [{ field: 'reason', before: 'a', after: 'Ada moved' }];
    expect(auditWithoutPerson({ ...entry, changes })).toEqual({
      subject: 'Deleted user',
      changes: [{ field: 'reason' }],
    });
    expect(auditWithoutPerson({ ...entry, subject: 'RWC-O-2026-AAAAAAAA' }).subject).toBe(
      'RWC-O-2026-AAAAAAAA',
    );
  });
});

it('a row in an archive has no internals and no IDs of others, lists in place of sets, and the names of files', () => {
  const [userId, admin] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const row = {
    pk: 'A',
    sk: 'B',
    gsi1pk: 'C',
    version: 2,
    ids: new Set(['x']),
    key: 'u1/a.pdf',
    history: [{ mark: 'm', by: userId }, { by: admin }, { by: 'employer' }, { by: null }],
  };
  const reader = { userId, fileName: (key: string) => key.replace('u1/', 'documents/') };
  expect(shown(row, reader)).toEqual({
    ids: ['x'],
    key: 'documents/a.pdf',
    history: [{ by: 'you' }, { by: 'an administrator' }, { by: 'employer' }, { by: null }],
  });
});
