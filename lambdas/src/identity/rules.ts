import { Secret, TOTP } from 'otpauth';
import { passwordNotCurrent } from '@redwhiteandcode/contract/account/rules.ts';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { tooManyAttempts } from '@redwhiteandcode/contract/api/refusal-sentences.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
import { recoveryCodeLength } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { crockfordDigits } from '../platform/crockford.ts';

/** A profile in the table. */
export interface Profile {
  /** Proven addresses that the user had before, each with the time of the change. */
  former_emails?: { email: string; until: string }[] | undefined;
  user_id: string;
  email: string;
  full_name: string | null;
  created_at: string;
  /** The time at which the account will be erased; absent unless the user asked for it. */
  deletion_due?: string | undefined;
  /** When the user proved that the address is theirs; absent if they have not. */
  email_verified_at?: string | undefined;
}

/** A user's role in the table. */
export interface RoleRow {
  id: string;
  user_id: string;
  role: Role;
  created_at: string;
}

/** The claims of an access token that a session is made from. `auth_time` is in seconds since 1970. */
export interface SessionClaims {
  sub: string;
  origin_jti: string;
  auth_time: number;
  exp: number;
}

/** Returns the claims of an access token that comes directly from Cognito. Does not verify the token. */
export function claimsOf(accessToken: string): SessionClaims {
  const payload = accessToken.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as SessionClaims;
}

const invalidCredentials = () =>
  new HttpProblem(401, 'Invalid email or password. Please try again.', {
    type: problemTypes.invalidCredentials,
  });
/** Makes the problem of a reset link that is wrong, used, or too old. */
export const invalidCode = () =>
  fieldProblem(
    400,
    'body.code',
    'This reset link is no longer valid. Please request a new one.',
    problemTypes.invalidCode,
  );
/** Makes the problem of a link in an email that is wrong, used, or too old. */
export const invalidLink = () =>
  fieldProblem(
    400,
    'body.code',
    'This link is no longer valid. Please request a new one.',
    problemTypes.invalidCode,
  );
/** Makes the problem of a link that was sent to another account than the caller's. */
export const wrongAccount = () =>
  new HttpProblem(403, 'This link is for another account. Sign in to that account, and open the link again.');
/** Makes the problem of a new address that another account has. */
export const emailTaken = () =>
  new HttpProblem(409, 'Another account has this address now, so your address was not changed.', {
    type: problemTypes.emailTaken,
  });
/** Makes the problem of a sign-up with an address that has an account, or had it until a few days ago. */
export const alreadyRegistered = () =>
  new HttpProblem(409, 'This email is already registered. Please sign in instead.', {
    type: problemTypes.alreadyRegistered,
  });
/** Makes the problem of a busy or locked pool. */
const poolIsBusy = () =>
  new HttpProblem(429, tooManyAttempts, {
    headers: { 'Retry-After': '300' },
  });
const invalidPassword = (message: string, path: string) =>
  fieldProblem(400, path, message.replace(/^Password did not conform with (?:password )?policy: /, ''));
const notCurrentPassword = (path: string) => fieldProblem(400, path, passwordNotCurrent);

/** Makes the problem of an ended session. */
export const sessionEndedProblem = () =>
  new HttpProblem(401, sessionEnded, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Whether an error of the pool says that there is no such account. */
export const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UserNotFoundException';

/**
 * Converts Cognito's exceptions to problems for the caller, by name; returns undefined for the platform's faults.
 * `passwordPath` names the field of a new password.
 */
export function problemOf(error: unknown, passwordPath = 'body.password'): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'UsernameExistsException':
      return alreadyRegistered();
    // Includes Cognito's lockout, which must not reveal that the account exists.
    case 'NotAuthorizedException':
    case 'ChallengeRequired':
    case 'RefreshTokenReuseException':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return invalidCredentials();
    case 'InvalidPasswordException':
      return invalidPassword(error.message, passwordPath);
    case 'LimitExceededException':
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
      return poolIsBusy();
    default:
      return undefined;
  }
}

/**
 * Converts Cognito's exceptions, as `problemOf` does, when a signed-in user enters the current password. `path` names its
 * field.
 */
export function currentPasswordProblemOf(
  error: unknown,
  path = 'body.current_password',
): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'NotAuthorizedException':
      if (/attempts exceeded/i.test(error.message)) return poolIsBusy();
      // Only the message distinguishes a wrong password from a disabled account.
      return /incorrect/i.test(error.message) ? notCurrentPassword(path) : sessionEndedProblem();
    // Cognito could not have accepted this text as a password.
    case 'InvalidParameterException':
      return notCurrentPassword(path);
    case 'ChallengeRequired':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return sessionEndedProblem();
    default:
      return problemOf(error);
  }
}

/** The number of recovery codes of an account. */
const recoveryCodeCount = 10;

/** The settings that every authenticator app supports. */
const totpSettings = { issuer: support.sender, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many time steps a phone's clock may differ (RFC 6238, 5.2). */
const allowedDrift = 1;

/** Makes a secret of 160 bits in base 32, the length that RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that adds an account to an authenticator app. */
export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...totpSettings, label: email, secret }).toString();

/** Returns the time step of an app's code, or undefined if it is not the code of the current step or a neighbor. */
export function stepOf(secret: string, code: string, now: number = Date.now()): number | undefined {
  const totp = new TOTP({ ...totpSettings, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: allowedDrift });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Makes recovery codes of 50 random bits: `01234-ABCDE`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    crockfordDigits(recoveryCodeLength).replace(/^.{5}/, '$&-'),
  );
