import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { accountRules } from './account-rules.ts';
import { FullName, PasswordChange, SignUp } from './identity.ts';

const { email, password, fullName } = accountRules;
const problemsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];

describe('a name', () => {
  it.each([
    'Zoë O’Neill-Łukasz',
    '李小龙',
    'محمد',
    '👩‍🚀 Sam',
    "Robert'); DROP TABLE",
    '<img src=x onerror=alert(1)>',
    '{{constructor}} ${jndi}',
    '=HYPERLINK("x")',
    'x'.repeat(100),
  ])('is kept as typed, trimmed: %s', (name) => {
    expect(FullName.parse(`  ${name} `)).toBe(name);
  });

  it.each([
    ['', fullName.missing],
    ['  ', fullName.missing],
    ['\u200B', fullName.missing],
    [7, fullName.missing],
    [null, fullName.missing],
    ['A\u0000B', fullName.unreadable],
    ['A\nB', fullName.unreadable],
    ['A\u202EB', fullName.unreadable],
    ['A\u001B[31mB', fullName.unreadable],
    ['x'.repeat(101), fullName.tooLong],
  ])('is refused where a certificate could not show it: %j', (name, message) => {
    expect(problemsOf(FullName, name)).toContainEqual(['', message]);
  });
});

describe('a change of the password', () => {
  it.each([
    ['old-password', '12345', 'new_password', password.tooShort],
    ['old-password', 'x'.repeat(257), 'new_password', password.tooLong],
    ['old-password', ' new-password', 'new_password', password.spaced],
    ['old-password', 'old-password', 'new_password', password.unchanged],
    ['', 'new-password', 'current_password', password.missing],
    ['x'.repeat(257), 'new-password', 'current_password', password.notCurrent],
  ])('from %j to %j is refused at %s: %s', (current_password, new_password, path, message) => {
    expect(problemsOf(PasswordChange, { current_password, new_password })).toEqual([[path, message]]);
  });
});

it.each<[object]>([
  [{ email: 1, password: true, full_name: [] }],
  [{ email: null, password: null, full_name: null }],
  [{ email: { $gt: '' }, password: { $gt: '' }, full_name: {} }],
  [{ __proto__: { admin: true }, constructor: { prototype: {} } }],
])('signing up with wrong types is refused at every field', (body) => {
  expect(new Map(problemsOf(SignUp, body))).toEqual(
    new Map([
      ['email', email.invalid],
      ['password', password.tooShort],
      ['full_name', fullName.missing],
    ]),
  );
});
