import {
  NewPassword,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  SignIn,
  SignUp,
} from '@redwhiteandcode/lambdas/contract/identity.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath, signInHref } from './returnTo.ts';
import { authRules, check, checkPasswordChange } from './validation.ts';

describe('where sign-in leads', () => {
  it.each(['/dashboard', '/learn/ai-literacy-101/1/2', '/course/x?tab=1#top', '/authors'])(
    'back to %s',
    (path) => {
      expect(returnPath(path)).toBe(path);
      expect(returnPath(new URL(signInHref(path), 'http://x').searchParams.get('returnTo'))).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?returnTo=/auth',
  ])('home instead of %j', (path) => {
    expect(returnPath(path)).toBe('/');
  });

  it('never leaves the site, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(new URL(returnPath(`/${path}`), 'http://site.example').host).toBe('site.example');
      }),
    );
  });
});

describe('the account forms’ rules', () => {
  const messagesOf = (result: {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  }) =>
    Object.fromEntries((result.error?.issues ?? []).reverse().map(({ path, message }) => [path[0], message]));

  it.each([
    { full_name: ' ', email: 'nobody', password: '12345' },
    { full_name: 'x'.repeat(101), email: 'a@b', password: ' 123456' },
    { full_name: 'A', email: 'a@example.com', password: 'x'.repeat(257) },
    { full_name: 'A', email: '', password: '' },
    { full_name: 'A', email: ' a@example.com ', password: '123456' },
  ])('say what the API would say of %j', (values) => {
    expect(check(authRules.signUp, values) ?? {}).toEqual(messagesOf(SignUp.safeParse(values)));
  });

  it('ask for both parts of a sign-in', { tags: ['reset-rules'] }, () => {
    const values = { email: 'x', password: '' };
    expect(check(authRules.signIn, values)).toEqual(messagesOf(SignIn.safeParse(values)));
    expect(check(authRules.reset, values)).toEqual(messagesOf(PasswordReset.safeParse(values)));
  });

  it.each([
    { current_password: '', new_password: '12345' },
    { current_password: 'same-one', new_password: 'same-one' },
    { current_password: 'first-one', new_password: 'second-one ' },
    { current_password: 'first-one', new_password: 'second-one' },
  ])('say of a change of password what the API would: %j', (values) => {
    expect(checkPasswordChange(values) ?? {}).toEqual(messagesOf(PasswordChange.safeParse(values)));
  });

  it.each(['', '\u200B', ' A ', 'A\u202EB', 'x'.repeat(101)])(
    'say of the name %j what the API would',
    (full_name) => {
      const values = { full_name };
      expect(check(authRules.profile, values) ?? {}).toEqual(messagesOf(ProfileChange.safeParse(values)));
    },
  );

  it('let every password through that the API takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (password) => {
        const isTaken = NewPassword.safeParse(password).success;
        expect(check(authRules.newPassword, { password }) === undefined || !isTaken).toBe(true);
      }),
    );
  });
});
