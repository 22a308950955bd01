import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { checkPasswordChange, checkSignIn, checkSignUp } from './rules.ts';
import { FullName, PasswordChange, SignIn, SignUp } from '../identity/operations.ts';

const fullName = {
  missing: 'Please enter your full name',
  unreadable: 'Full name must not contain control characters',
  tooLong: 'Full name must be at most 100 characters',
};
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
    'x'.repeat(97),
  ])('is accepted as entered, but trimmed: %s', (name) => {
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
    ['A\u2028B', fullName.unreadable],
    ['A\u001B[31mB', fullName.unreadable],
    ['x'.repeat(101), fullName.tooLong],
  ])('is refused if a certificate could not show it: %j', (name, message) => {
    expect(problemsOf(FullName, name)).toContainEqual(['', message]);
  });
});

describe('a password change', () => {
  it.each([
    ['old-password', '12345', 'new_password', 'Password must be at least 6 characters'],
    ['old-password', 'x'.repeat(257), 'new_password', 'Password must be at most 256 characters'],
    ['old-password', ' new-password', 'new_password', 'Password must not start or end with a space'],
    ['old-password', 'old-password', 'new_password', 'New password must be different from the current one'],
    ['', 'new-password', 'current_password', 'Please enter your password'],
    ['x'.repeat(257), 'new-password', 'current_password', 'Current password is not correct'],
  ])('from %j to %j is refused at %s: %s', (current_password, new_password, path, message) => {
    expect(checkPasswordChange({ current_password, new_password })).toEqual({ [path]: message });
    expect(problemsOf(PasswordChange, { current_password, new_password })).toEqual([[path, message]]);
  });
});

it.each<[object]>([
  [{ email: 1, password: true, full_name: [] }],
  [{ email: null, password: null, full_name: null }],
  [{ email: { $gt: '' }, password: { $gt: '' }, full_name: {} }],
  [{ __proto__: { admin: true }, constructor: { prototype: {} } }],
])('a sign-up with values of the wrong types is refused at every field', (body) => {
  expect(new Map(problemsOf(SignUp, body))).toEqual(
    new Map([
      ['email', 'Please enter a valid email address'],
      ['password', 'Password must be at least 6 characters'],
      ['full_name', fullName.missing],
    ]),
  );
});

it('a sign-in needs an email address and a password, and a sign-up also a name', {
  tags: ['reset-rules'],
}, () => {
  const tooShort = 'Password must be at least 6 characters';
  const both = { email: 'Please enter a valid email address', password: tooShort };
  expect(checkSignIn({ email: 'a@b', password: '' })).toEqual(both);
  expect(checkSignIn({ email: 'a@example.com', password: '12345' })).toEqual({ password: tooShort });
  expect(problemsOf(SignIn, { email: 'a@example.com', password: '12345' })).toEqual([['password', tooShort]]);
  expect(checkSignIn({ email: ' A@example.com ', password: '123456' })).toBeUndefined();
  expect(checkSignUp({ full_name: 'A', email: 'a@example.com', password: '123456' })).toBeUndefined();
  expect(Object.keys(checkSignUp({ full_name: '', email: '', password: '' }) ?? {})).toEqual([
    'full_name',
    'email',
    'password',
  ]);
});
