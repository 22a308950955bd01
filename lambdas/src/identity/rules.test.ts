import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { TOTP } from 'otpauth';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { twoStepRules } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import {
  claimsOf,
  currentPasswordProblemOf,
  invalidCode,
  newRecoveryCodes,
  newSecret,
  problemOf,
  sessionEndedProblem,
  stepOf,
  uriOf,
} from './rules.ts';

/** The secret of RFC 6238, appendix B, '12345678901234567890' in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code from an authenticator app', () => {
  // The appendix has eight digits; six-digit codes are their end.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i is the one of RFC 6238, %s', (seconds, eightDigits) => {
    const code = eightDigits.slice(2);
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
    expect(stepOf(newSecret(), code, seconds * 1000)).toBeUndefined();
  });

  it.each([
    [-31, undefined],
    [-30, 41_152_263],
    [0, 41_152_263],
    [59, 41_152_263],
    [60, undefined],
  ])('that is due now works %i seconds later in time step %s', (seconds, step) => {
    const start = 41_152_263 * 30;
    expect(stepOf(secret, '005924', (start + seconds) * 1000)).toBe(step);
  });

  it('is accepted in its time step and the neighbors only, for any secret and time', () => {
    const secrets = fc.stringMatching(/^[A-Z2-7]{32}$/);
    const steps = fc.integer({ min: 50_000_000, max: 130_000_000 });
    fc.assert(
      fc.property(secrets, steps, fc.integer({ min: -4, max: 4 }), (any, step, offset) => {
        const code = new TOTP({ secret: any }).generate({ timestamp: step * 30_000 });
        const accepted = stepOf(any, code, (step + offset) * 30_000);
        if (Math.abs(offset) <= 1) expect(accepted).toBeDefined();
        else expect(accepted).not.toBe(step);
      }),
    );
  });
});

it('a secret has 160 random bits, and its address names the product and the account', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(made).not.toBe(newSecret());
  const uri = new URL(uriOf(made, 'learner@example.com'));
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toBe(`/${support.sender}:learner@example.com`);
  expect(uri.searchParams.get('secret')).toBe(made);
  expect(uri.searchParams.get('issuer')).toBe(support.sender);
});

it('an account gets ten different recovery codes that its owner can type', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(twoStepRules.recoveryCode(code)).toBeUndefined();
  }
});

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
