import { describe, expect, it } from 'vitest';
import { ownAccountProblemOf, problemOf, resetMail } from './rules.ts';

describe('the reset mail', () => {
  it('holds a link with the address and Cognito’s placeholder for the code', () => {
    const { subject, html } = resetMail('https://example.com', 'a+b@example.com', '{####}');
    expect(subject).toBe('Set a new password for Red White and Code');
    expect(html).toContain(
      'href="https://example.com/auth?mode=reset&amp;email=a%2Bb%40example.com&amp;code={####}"',
    );
  });

  it('lets no address break out of the link', () => {
    const { html } = resetMail('https://example.com', '"><script>@example.com', '{####}');
    expect(html).not.toContain('<script>');
  });
});

describe('Cognito’s exceptions', () => {
  const named = (name: string, message = '') => Object.assign(new Error(message), { name });

  it.each([
    ['UsernameExistsException', 409],
    ['NotAuthorizedException', 401],
    ['UserNotFoundException', 401],
    ['RefreshTokenReuseException', 401],
    ['InvalidPasswordException', 400],
    ['CodeMismatchException', 400],
    ['ExpiredCodeException', 400],
    ['LimitExceededException', 429],
  ])('%s is a problem %i', (name, status) => {
    expect(problemOf(named(name))?.status).toBe(status);
  });

  it('answers a locked account like a wrong password: the lock would tell that the account exists', () => {
    const locked = problemOf(named('NotAuthorizedException', 'Password attempts exceeded'));
    expect(locked?.toProblem()).toEqual(problemOf(named('NotAuthorizedException'))?.toProblem());
  });

  it('leaves what is our fault to be logged', () => {
    expect(problemOf(named('InternalErrorException'))).toBeUndefined();
    expect(problemOf('text')).toBeUndefined();
  });
});

describe('Cognito’s exceptions to somebody who is signed in', () => {
  const of = (name: string, message: string) =>
    ownAccountProblemOf(Object.assign(new Error(message), { name }));

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 400, 'body.current_password'],
    ['InvalidParameterException', '1 validation error detected', 400, 'body.current_password'],
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
      400,
      'body.new_password',
    ],
    ['NotAuthorizedException', 'Password attempts exceeded', 429, undefined],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 429, undefined],
    ['NotAuthorizedException', 'Access Token has been revoked', 401, undefined],
    ['NotAuthorizedException', 'User is disabled.', 401, undefined],
    ['UserNotFoundException', 'User does not exist.', 401, undefined],
  ])('%s, %s: is a problem %i at %s', (name, message, status, path) => {
    const problem = of(name, message);
    expect(problem?.status).toBe(status);
    expect(problem?.errors?.[0]?.path).toBe(path);
  });

  it('says that the current password is not correct, in a sentence for its field', () => {
    expect(of('NotAuthorizedException', 'Incorrect username or password.')?.errors).toEqual([
      { path: 'body.current_password', message: 'Current password is not correct' },
    ]);
  });

  it('leaves what is our fault to be logged', () => {
    expect(of('InternalErrorException', 'text')).toBeUndefined();
  });
});
