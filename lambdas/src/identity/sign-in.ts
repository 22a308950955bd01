import { FullName, type Session, type User } from '@redwhiteandcode/contract/identity/operations.ts';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { countCall } from '../platform/caller-limits.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import type { QueuedMail } from '../platform/mail-outbox.ts';
import { identifyCaller, logSecurityEvent } from '../platform/security-log.ts';
import type { TransactItem } from '../platform/table.ts';
import { createAccount } from './address-proof.ts';
import { sessionCookie } from './cookies.ts';
import { deviceOf } from './known-callers.ts';
import { passwordForm } from './password-rules.ts';
import { readUser } from './repository.ts';
import {
  claimsOf,
  currentPasswordProblemOf,
  isUnknownUser,
  problemOf,
  sessionEndedProblem,
} from './rules.ts';
import { newSecret, startSession } from './sessions.ts';
import { type Tokens, userPool } from './user-pool.ts';

/** Awaits a call to the user pool. Converts Cognito's errors into problems for the caller. */
export async function withProblems<T>(
  call: Promise<T>,
  toProblem: (error: unknown) => HttpProblem | undefined = problemOf,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toProblem(error) ?? error;
  }
}

/**
 * Reads a user. If an interrupted sign-up left no profile, writes it and the role `user` now. Both are always written in
 * one transaction, so a profile without roles means that an admin removed them.
 */
export async function userOf(userId: string): Promise<User> {
  identifyCaller({ userId });
  const user = await readUser(userId);
  if (user) return user;
  const account = await userPool.readUser(userId).catch((error: unknown) => {
    throw isUnknownUser(error) ? new HttpProblem(401, 'This account no longer exists.') : error;
  });
  const { data: full_name = null } = FullName.safeParse(account.fullName);
  await createAccount({
    user_id: userId,
    email: account.email.toLowerCase(),
    full_name,
    created_at: timestamp(account.createdAt?.getTime()),
    ...(account.isVerified && { email_verified_at: timestamp() }),
  });
  const repaired = await readUser(userId);
  if (!repaired) throw new Error('A profile could not be created');
  return repaired;
}

/** Makes the API's session from the pool's tokens. */
export const sessionOf = (user: User, { accessToken, expiresIn }: Tokens, refreshToken: string): Session => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_at: claimsOf(accessToken).exp,
  expires_in: expiresIn,
  token_type: 'bearer',
  user,
});

/** A condition or conditional write in a new session's transaction, and the emails about it, which are sent afterward. */
interface SessionWrites {
  guard?: TransactItem;
  mails?: readonly QueuedMail[];
}

/** A session that begins, and the cookies for the browser that began it. */
export interface StartedSession {
  body: Session;
  cookies: string[];
}

/**
 * Starts a session with new tokens, and sends the emails about it. The refresh tokens of a browser's session need a cookie
 * that its scripts cannot read. Returns undefined if the condition of `guard` is not met. Throws an HttpProblem 401 if the
 * user's sessions were ended since the sign-in.
 */
export async function beginSession(
  tokens: Tokens,
  caller: CallerInfo | undefined,
  began: number,
  { guard, mails = [] }: SessionWrites = {},
): Promise<StartedSession | undefined> {
  const user = await userOf(claimsOf(tokens.accessToken).sub);
  const writes = [...(guard ? [guard] : []), ...mails.map(({ item }) => item)];
  const secret = caller?.isBrowser ? newSecret() : undefined;
  const start = { device: deviceOf(caller?.userAgent), secret, roles: user.roles, began };
  const outcome = await startSession(tokens, start, writes);
  if (outcome.kind === 'ended') throw sessionEndedProblem();
  if (outcome.kind === 'refused') return undefined;
  for (const mail of mails) await mail.deliver();
  return {
    body: sessionOf(user, tokens, outcome.refreshToken),
    cookies: secret === undefined ? [] : [sessionCookie(secret, environment().siteUrl)],
  };
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && /incorrect/i.test(error.message);

/**
 * Signs a user in to the pool with a password in its usual form, or as typed: passwords were once set as typed. Calls `count`
 * before each attempt, because each wrong one brings the account closer to the pool's lock.
 */
export async function signInToPool(
  username: string,
  typed: string,
  count: () => Promise<void>,
): Promise<Tokens> {
  const usual = passwordForm(typed);
  await count();
  try {
    return await userPool.signIn(username, usual);
  } catch (error) {
    if (usual === typed || !isWrongPassword(error)) throw error;
  }
  await count();
  return userPool.signIn(username, typed);
}

/** Checks of a user's password by all operations together: fewer than the pool refuses with a long lock. */
const passwordChecks: Limit = { count: 10, seconds: 3600, by: 'user' };

/**
 * Checks the current password of a signed-in user. Throws an HttpProblem 400 for the field `path` if it is wrong, and 429
 * after too many checks.
 */
export async function checkPassword(userId: string, password: string, path?: string): Promise<void> {
  const toProblem = (error: unknown) => {
    const problem = currentPasswordProblemOf(error, path);
    if (problem?.status === 400) logSecurityEvent('signInFailed');
    return problem;
  };
  const count = () => countCall('checkPassword', passwordChecks, userId);
  const { refreshToken } = await withProblems(signInToPool(userId, password, count), toProblem);
  await userPool.revoke(refreshToken);
}
