import { describe, expect, it } from 'vitest';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
import { claimsOf, currentPasswordProblemOf, invalidCode, problemOf, sessionEndedProblem } from './rules.ts';

it('the claims of an access token are read from its payload', () => {
  const claims = { sub: 'user-1', origin_jti: 'session-1', auth_time: 7 };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(claimsOf(`head.${payload}.signature`)).toEqual(claims);
});

it('an ended session is reported with the authentication scheme', () => {
  expect(sessionEndedProblem()).toMatchObject({
    status: 401,
    message: sessionEnded,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
});

it('an invalid reset link is reported at the code', () => {
  const message = 'This reset link is no longer valid. Please request a new one.';
  expect(invalidCode()).toMatchObject({
    type: problemTypes.invalidCode,
    message,
    errors: [{ path: 'body.code', message }],
  });
});

describe('Cognito’s exceptions', () => {
  const named = (name: string, message = '') => Object.assign(new Error(message), { name });

  it.each([
    ['UsernameExistsException', 409],
    ['NotAuthorizedException', 401],
    ['UserNotFoundException', 401],
    ['RefreshTokenReuseException', 401],
    ['UserNotConfirmedException', 401],
    ['PasswordResetRequiredException', 401],
    ['TooManyRequestsException', 429],
    ['TooManyFailedAttemptsException', 429],
    ['InvalidPasswordException', 400],
    ['ChallengeRequired', 401],
    ['LimitExceededException', 429],
  ])('%s becomes a problem %i', (name, status) => {
    expect(problemOf(named(name))?.status).toBe(status);
  });

  it.each([
    [
      'UsernameExistsException',
      {
        type: problemTypes.alreadyRegistered,
        message: expect.stringMatching(/already registered/) as string,
      },
    ],
    [
      'NotAuthorizedException',
      {
        type: problemTypes.invalidCredentials,
        message: expect.stringMatching(/Invalid email or password/) as string,
      },
    ],
    [
      'LimitExceededException',
      { message: expect.stringMatching(/Too many attempts/) as string, headers: { 'Retry-After': '300' } },
    ],
  ])('%s becomes a problem that the app knows', (name, problem) => {
    expect(problemOf(named(name))).toMatchObject(problem);
  });

  it.each([
    ['Password did not conform with policy: Password not long enough', 'Password not long enough'],
    ['Password did not conform with password policy: Too short', 'Too short'],
    [
      'Note: Password did not conform with policy: Too short',
      'Note: Password did not conform with policy: Too short',
    ],
  ])('a password rejected with %j gets the message %j for its field', (reason, message) => {
    expect(problemOf(named('InvalidPasswordException', reason))?.errors).toEqual([
      { path: 'body.password', message },
    ]);
  });

  it('names the field of the new password', () => {
    const refused = named('InvalidPasswordException', 'Too short');
    expect(problemOf(refused, 'body.new_password')?.errors?.[0]?.path).toBe('body.new_password');
  });

  it('treats a locked account like a wrong password, so that the lock does not reveal the account', () => {
    const locked = problemOf(named('NotAuthorizedException', 'Password attempts exceeded'));
    expect(locked?.toProblem()).toEqual(problemOf(named('NotAuthorizedException'))?.toProblem());
  });

  it('does not convert the platform’s own faults', () => {
    expect(problemOf(named('InternalErrorException'))).toBeUndefined();
    expect(problemOf('text')).toBeUndefined();
    expect(problemOf({ name: 'UsernameExistsException' })).toBeUndefined();
  });
});

describe('Cognito’s exceptions for a signed-in user', () => {
  const of = (name: string, message: string) =>
    currentPasswordProblemOf(Object.assign(new Error(message), { name }));

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 400, 'body.current_password'],
    ['InvalidParameterException', '1 validation error detected', 400, 'body.current_password'],
    ['NotAuthorizedException', 'Password attempts exceeded', 429, undefined],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 429, undefined],
    ['ChallengeRequired', 'NEW_PASSWORD_REQUIRED', 401, undefined],
    ['NotAuthorizedException', 'User is disabled.', 401, undefined],
    ['UserNotFoundException', 'User does not exist.', 401, undefined],
    ['UserNotConfirmedException', 'User is not confirmed.', 401, undefined],
    ['PasswordResetRequiredException', 'Password reset required.', 401, undefined],
    ['UsernameExistsException', 'An account with the email already exists.', 409, undefined],
  ])('%s, %s: becomes a problem %i at %s', (name, message, status, path) => {
    const problem = of(name, message);
    expect(problem?.status).toBe(status);
    expect(problem?.errors?.[0]?.path).toBe(path);
  });

  it.each(['UserNotFoundException', 'UserNotConfirmedException', 'PasswordResetRequiredException'])(
    '%s ends the session and does not reveal the account',
    (name) => {
      expect(of(name, 'text')?.message).toBe(sessionEnded);
    },
  );

  it('become a message next to the field for an incorrect current password', () => {
    expect(of('NotAuthorizedException', 'Incorrect username or password.')?.errors).toEqual([
      { path: 'body.current_password', message: 'Current password is not correct' },
    ]);
  });

  it('are not converted if they are the platform’s own faults', () => {
    expect(of('InternalErrorException', 'text')).toBeUndefined();
    expect(currentPasswordProblemOf({ name: 'UserNotFoundException' })).toBeUndefined();
  });
});
