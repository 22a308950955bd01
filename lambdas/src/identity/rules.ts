import { passwordNotCurrent } from '../../contract/account-rules.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import { sessionEnded } from '../../contract/session-ended.ts';
import { HttpProblem } from '../platform/http-problem.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The reset mail: a link to the page that sets the new password. Cognito puts the code where `codeParameter` stands.
 */
export function resetMail(
  siteUrl: string,
  email: string,
  codeParameter: string,
): { subject: string; html: string } {
  const link = `${siteUrl}/auth?mode=reset&amp;email=${escapeHtml(encodeURIComponent(email))}&amp;code=${codeParameter}`;
  return {
    subject: 'Set a new password for Red White and Code',
    html: [
      '<p>Someone, hopefully you, asked to reset the password of your Red White and Code account.</p>',
      `<p><a href="${link}">Set a new password</a></p>`,
      '<p>The link works once, for one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.</p>',
    ].join('\n'),
  };
}

/** The id in an access token that Cognito has just issued to us. */
export function subjectOf(accessToken: string): string {
  const payload = accessToken.split('.')[1] ?? '';
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  return sub;
}

const invalidCredentials = () =>
  new HttpProblem(401, 'Invalid email or password. Please try again.', {
    type: problemTypes.invalidCredentials,
  });
const invalidCode = () =>
  new HttpProblem(400, 'This reset link is no longer valid. Please request a new one.', {
    type: problemTypes.invalidCode,
    errors: [{ path: 'body.code', message: 'This reset link is no longer valid. Please request a new one.' }],
  });
const tooManyAttempts = () =>
  new HttpProblem(429, 'Too many attempts. Please wait a few minutes and try again.', {
    headers: { 'Retry-After': '300' },
  });
const fieldProblem = (field: string, sentence: string) =>
  new HttpProblem(400, sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
const invalidPassword = (message: string, field: string) =>
  fieldProblem(field, message.replace(/^Password did not conform with (?:password )?policy: /, ''));

/** What a refresh token, or an access token at the pool, is answered that is no longer good. */
export const endedSession = () =>
  new HttpProblem(401, sessionEnded, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** What Cognito's exceptions mean for a caller, by name; undefined for one that is our fault. */
export function problemOf(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'UsernameExistsException':
      return new HttpProblem(409, 'This email is already registered. Please sign in instead.', {
        type: problemTypes.alreadyRegistered,
      });
    // Also Cognito's lock-out, which only an existing account meets: it must not tell that the account exists.
    case 'NotAuthorizedException':
    case 'RefreshTokenReuseException':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return invalidCredentials();
    case 'InvalidPasswordException':
      return invalidPassword(error.message, 'password');
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

/** What Cognito's exceptions mean for someone who is signed in and acts on their own account; undefined as above. */
export function ownAccountProblemOf(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'NotAuthorizedException':
      if (/attempts exceeded/i.test(error.message)) return tooManyAttempts();
      // Nothing but the message tells a wrong password from a token that is no longer good, or a disabled account.
      return /incorrect/i.test(error.message)
        ? fieldProblem('current_password', passwordNotCurrent)
        : endedSession();
    // A password that Cognito would never have taken, so it is not the current one: the new one was checked.
    case 'InvalidParameterException':
      return fieldProblem('current_password', passwordNotCurrent);
    case 'InvalidPasswordException':
      return invalidPassword(error.message, 'new_password');
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return endedSession();
    default:
      return problemOf(error);
  }
}
