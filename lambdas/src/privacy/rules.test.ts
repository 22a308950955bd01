import { describe, expect, it } from 'vitest';
import { addressHash } from '../platform/address-hash.ts';
import { attributesWithoutId, auditWithoutPerson, isAbout, namesAddress, shown, withoutId } from './rules.ts';

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
  const person = {
    user_id: 'u1',
    addresses: [{ email: 'ada@example.com' }, { email: 'old@example.com', until: '2026-06-01' }],
  };
  const entry = { at: '2026-05-01', actor_id: 'a', subject: 'Ada Sample', changes: [], about: undefined };

  it.each([
    [{ ...entry, about: 'u1' }, true],
    [{ ...entry, about: addressHash('ada@example.com') }, true],
    [{ ...entry, about: addressHash('old@example.com') }, true],
    [{ ...entry, about: addressHash('old@example.com'), at: '2026-07-01' }, false],
    [{ ...entry, subject: 'old@example.com' }, true],
    [{ ...entry, subject: 'old@example.com', at: '2026-07-01' }, false],
    [{ ...entry, subject: 'kada@example.com' }, false],
    [{ ...entry, about: 'u2' }, false],
    [entry, false],
    [{ ...entry, subject: 'Ada Sample (ADA@example.com)' }, true],
    [{ ...entry, changes: [{ field: 'email', after: 'ada@example.com' }] }, true],
    [{ ...entry, actor_id: 'u1' }, false],
  ])('%j is about the user: %s', (found, expected) => {
    expect(isAbout(found, person)).toBe(expected);
  });

  it('is not about a user who only registered the address that it names', () => {
    expect(isAbout({ ...entry, subject: 'ada@example.com' }, { ...person, addresses: [] })).toBe(false);
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

it.each([
  ['smith@acme.com', true],
  ['Message from Smith@Acme.com.', true],
  ['a message\n<smith@acme.com>, "smith@acme.com", (smith@acme.com)', true],
  ["'smith@acme.com'", true],
  ['jsmith@acme.com', false],
  ['j.smith@acme.com', false],
  ["o'smith@acme.com", false],
  ['smith@acme.com.au', false],
  ['smith@acme.community', false],
  ['smith@acmeXcom', false],
])('%j names smith@acme.com: %s', (text, expected) => {
  expect(namesAddress(text, 'smith@acme.com')).toBe(expected);
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
