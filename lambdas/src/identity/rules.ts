import { passwordNotCurrent } from '../../contract/account-rules.ts';
import type { Role } from '../../contract/identity.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import { sessionEnded } from '../../contract/session-ended.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';

/** A profile in the table. */
export interface Profile {
  user_id: string;
  email: string;
  full_name: string | null;
  created_at: string;
}

/** A user's role in the table; `call` is the id of the API call that assigned it. */
export interface RoleRow {
  id: string;
  user_id: string;
  role: Role;
  created_at: string;
  call?: string | undefined;
}

/** Makes the email with a link to set a new password. Cognito replaces `codeParameter` with the code. */
export function resetMail(
  siteUrl: string,
  email: string,
  codeParameter: string,
): { subject: string; html: string } {
  const link = `${siteUrl}/auth?mode=reset&amp;email=${encodeURIComponent(email)}&amp;code=${codeParameter}`;
  return {
    subject: 'Set a new password for Red White and Code',
    html: [
      '<p>Someone, hopefully you, asked to reset the password of your Red White and Code account.</p>',
      `<p><a href="${link}">Set a new password</a></p>`,
      '<p>The link works once, for one hour. If you did not ask for it, you can ignore this email: your password stays as it is.</p>',
    ].join('\n'),
  };
}

/** Returns the user's ID in an access token that comes directly from Cognito. Does not verify the token. */
export function userIdIn(accessToken: string): string {
  const payload = accessToken.split('.')[1] ?? '';
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  return sub;
}

const invalidCredentials = () =>
  new HttpProblem(401, 'Invalid email or password. Please try again.', {
    type: problemTypes.invalidCredentials,
  });
const invalidCode = () =>
  fieldProblem(
    400,
    'body.code',
    'This reset link is no longer valid. Please request a new one.',
    problemTypes.invalidCode,
  );
const tooManyAttempts = () =>
  new HttpProblem(429, 'Too many attempts. Please wait a few minutes and try again.', {
    headers: { 'Retry-After': '300' },
  });
const invalidPassword = (message: string, path: string) =>
  fieldProblem(400, path, message.replace(/^Password did not conform with (?:password )?policy: /, ''));
const notCurrentPassword = () => fieldProblem(400, 'body.current_password', passwordNotCurrent);

/** Makes the problem of an ended session. */
export const sessionEndedProblem = () =>
  new HttpProblem(401, sessionEnded, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Converts Cognito's exceptions to problems for the caller, by name; returns undefined for the platform's faults. */
export function problemOf(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'UsernameExistsException':
      return new HttpProblem(409, 'This email is already registered. Please sign in instead.', {
        type: problemTypes.alreadyRegistered,
      });
    // Includes Cognito's lockout, which must not reveal that the account exists.
    case 'NotAuthorizedException':
    case 'RefreshTokenReuseException':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return invalidCredentials();
    case 'InvalidPasswordException':
      return invalidPassword(error.message, 'body.password');
    case 'CodeMismatchException':
    case 'ExpiredCodeException':
      return invalidCode();
    case 'LimitExceededException':
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
      return tooManyAttempts();
    default:
      return undefined;
  }
}

/** Converts Cognito's exceptions, as `problemOf` does, for a signed-in user's calls for their own account. */
export function ownAccountProblemOf(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'NotAuthorizedException':
      if (/attempts exceeded/i.test(error.message)) return tooManyAttempts();
      // Only the message distinguishes a wrong password from an invalid token or a disabled account.
      return /incorrect/i.test(error.message) ? notCurrentPassword() : sessionEndedProblem();
    // The new password is valid, so the current one is not a password that Cognito could have accepted.
    case 'InvalidParameterException':
      return notCurrentPassword();
    case 'InvalidPasswordException':
      return invalidPassword(error.message, 'body.new_password');
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return sessionEndedProblem();
    default:
      return problemOf(error);
  }
}
