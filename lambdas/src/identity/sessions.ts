import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { identifyCaller } from '../platform/security-log.ts';
import { expiryOf, isIdle, type OpenSession, readSession, SessionsItem } from '../platform/sessions.ts';
import { retry } from '../platform/retry.ts';
import { getItem, transact, type TransactItem, tryTransact, tryWrite } from '../platform/table.ts';
import { claimsOf } from './rules.ts';
import { type Tokens, userPool } from './user-pool.ts';

/** The most sessions of a user. Another one ends the session that was unused for the longest time. */
const maxSessions = 15;

/** How far the pool's clock may be behind, in milliseconds. */
const clockTolerance = 50;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A refresh token that the API gave out: the user, the session's secret handle, and the pool's token. */
const tokenPattern = /^([0-9a-f-]{36})\.([\w-]{22})\.(.+)$/;

/** The session that a refresh token belongs to. */
export interface FoundSession {
  userId: string;
  sessionId: string;
  handle: string;
  /** The pool's refresh token. */
  poolToken: string;
  session: OpenSession;
}

const readSessions = (userId: string) => getItem(keys.sessions(userId), SessionsItem, { consistent: true });

/** Whether a request has the cookie that a session needs. */
export const hasCookieOf = ({ cookie }: OpenSession, secret: string | undefined): boolean =>
  cookie === undefined || (secret !== undefined && cookie === hash(secret));

/** Finds the open session of a refresh token; undefined if it has ended or never existed. */
export async function findSession(refreshToken: string): Promise<FoundSession | undefined> {
  const [, userId = '', handle = '', poolToken = ''] = tokenPattern.exec(refreshToken) ?? [];
  if (!poolToken) return undefined;
  const { sessions = {} } = (await readSessions(userId)) ?? {};
  const [sessionId, session] =
    Object.entries(sessions).find(([, each]) => each.handle === hash(handle)) ?? [];
  if (session) identifyCaller({ userId });
  return sessionId && session ? { userId, sessionId, handle, poolToken, session } : undefined;
}

/** Lists a user's open sessions, the latest used first. */
export async function listSessions(userId: string): Promise<(OpenSession & { id: string })[]> {
  const { sessions = {} } = (await readSessions(userId)) ?? {};
  return Object.entries(sessions)
    .map(([id, session]) => ({ id, ...session }))
    .filter(({ expires }) => expires > epochSeconds())
    .sort((a, b) => b.last_used_at.localeCompare(a.last_used_at));
}

/** Returns the sessions that a new one replaces: those that expired, and the longest unused ones over the limit. */
function replacedBy(sessions: Readonly<Record<string, OpenSession>>): string[] {
  const [open, expired] = [[] as string[], [] as string[]];
  const newestFirst = Object.entries(sessions).sort(([, a], [, b]) =>
    b.last_used_at.localeCompare(a.last_used_at),
  );
  for (const [id, { expires }] of newestFirst) (expires > epochSeconds() ? open : expired).push(id);
  return [...expired, ...open.slice(maxSessions - 1)];
}

/** Makes the secret of a session's cookie. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/**
 * The start of a session: the browser's name, the secret that its cookie gets, the user's roles, and when the check of the
 * password began, in seconds since 1970.
 */
interface SessionStart {
  device: string | null;
  secret: string | undefined;
  roles: readonly Role[];
  began: number;
}

/**
 * The outcome of a session's start. It is `ended` if the sign-in has a session, if the user's sessions were ended since, or
 * if the account is gone; else `refused` if a condition of the items that were to be written with it is not met.
 */
type SessionOutcome = { kind: 'started'; refreshToken: string } | { kind: 'ended' } | { kind: 'refused' };

/** Adds the session of new tokens; writes `items` in the same transaction. */
export async function startSession(
  tokens: Tokens,
  { device, secret, roles, began }: SessionStart,
  items: readonly TransactItem[] = [],
): Promise<SessionOutcome> {
  const { sub: userId, origin_jti: sessionId, auth_time } = claimsOf(tokens.accessToken);
  const handle = newSecret();
  const at = timestamp();
  const session: OpenSession = {
    handle: hash(handle),
    ...(secret !== undefined && { cookie: hash(secret) }),
    device,
    started_at: at,
    last_used_at: at,
    expires: expiryOf(at, roles, epochSeconds()),
  };
  const replaced = replacedBy((await readSessions(userId))?.sessions ?? {});
  const names = Object.fromEntries(replaced.map((id, index) => [`#old${index}`, id]));
  const removal = replaced.map((_, index) => `sessions.#old${index}`).join(', ');
  const { isWritten, failed } = await tryTransact([
    {
      Update: {
        Key: keys.sessions(userId),
        UpdateExpression: `SET sessions.#id = :session${removal && ` REMOVE ${removal}`}`,
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(suspended_at) AND attribute_not_exists(sessions.#id) AND (attribute_not_exists(valid_after) OR valid_after < :began)',
        ExpressionAttributeNames: { '#id': sessionId, ...names },
        ExpressionAttributeValues: {
          ':session': session,
          // The pool may check a password that is being replaced, and sign in after that.
          ':began': Math.min(auth_time, began),
        },
      },
    },
    ...items,
  ]);
  if (isWritten) return { kind: 'started', refreshToken: `${userId}.${handle}.${tokens.refreshToken}` };
  return { kind: failed[0] ? 'ended' : 'refused' };
}

/** Whether a session is over because its user, who has these roles, was not active for too long. */
export const hasExpired = (session: OpenSession, roles: readonly Role[]): boolean =>
  session.expires <= epochSeconds() || isIdle(session, roles, epochSeconds());

/** Records that the user is active, so that the session lasts longer. Returns false if it has ended. */
export async function recordActivity(
  userId: string,
  sessionId: string,
  roles: readonly Role[],
): Promise<boolean> {
  const session = await readSession({ userId, sessionId });
  if (!session) return false;
  const ExpressionAttributeValues = {
    ':at': timestamp(),
    ':expires': expiryOf(session.started_at, roles, epochSeconds()),
  };
  return tryWrite([
    {
      Update: {
        Key: keys.sessions(userId),
        UpdateExpression: 'SET sessions.#id.last_used_at = :at, sessions.#id.expires = :expires',
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': sessionId },
        ExpressionAttributeValues,
      },
    },
  ]);
}

/** Ends one session: its tokens are refused from now on. Returns false if it had ended. */
export const endSession = (userId: string, sessionId: string): Promise<boolean> =>
  tryWrite([
    {
      Update: {
        Key: keys.sessions(userId),
        UpdateExpression: 'REMOVE sessions.#id',
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': sessionId },
      },
    },
  ]);

/**
 * Makes the item that ends all sessions of a user but `kept`, and refuses those that began in the second `mark` or earlier.
 * Its condition fails if the kept session has ended.
 */
export function endSessionsItem(
  userId: string,
  mark: number | undefined,
  kept: Readonly<Record<string, OpenSession>> = {},
): TransactItem {
  const [id] = Object.keys(kept);
  return {
    Update: {
      Key: keys.sessions(userId),
      UpdateExpression: `SET sessions = :kept${mark === undefined ? '' : ', valid_after = :mark'}`,
      ConditionExpression: id === undefined ? 'attribute_exists(pk)' : 'attribute_exists(sessions.#id)',
      ...(id !== undefined && { ExpressionAttributeNames: { '#id': id } }),
      ExpressionAttributeValues: { ':kept': kept, ...(mark !== undefined && { ':mark': mark }) },
    },
  };
}

/** Makes the item whose condition fails if a session has ended. */
export const sessionIsOpen = (userId: string, sessionId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.sessions(userId),
    ConditionExpression: 'attribute_exists(sessions.#id)',
    ExpressionAttributeNames: { '#id': sessionId },
  },
});

/** Waits until the current second is over, so that later sessions can be distinguished from those that ended in it. */
const endOf = (mark: number): Promise<void> => wait((mark + 1) * 1000 + clockTolerance - Date.now());

/**
 * Ends all sessions of a user except one, as `endSessions` does. Without `kept`, or if it has ended, ends all. Returns
 * false if a condition of `items` fails.
 */
export const endOtherSessions = (
  userId: string,
  kept: string | undefined,
  items: readonly TransactItem[],
): Promise<boolean> =>
  retry(8, 'Sessions kept changing while they were ended', async () => {
    const session = kept === undefined ? undefined : (await readSessions(userId))?.sessions[kept];
    const mark = epochSeconds();
    const end = endSessionsItem(userId, mark, kept !== undefined && session ? { [kept]: session } : {});
    const { isWritten, failed } = await tryTransact([end, ...items]);
    if (isWritten) await endOf(mark);
    return isWritten || !failed[0] ? isWritten : undefined;
  });

/**
 * Ends all sessions of a user: their tokens are refused from now on. Writes `items` in the same transaction. Returns after
 * the current second, so that later sessions can be distinguished from the ended ones. Throws ConditionFailed if there is
 * no such user.
 */
export async function endSessions(userId: string, items: readonly TransactItem[] = []): Promise<void> {
  const mark = epochSeconds();
  await transact([endSessionsItem(userId, mark), ...items]);
  await userPool.signOutEverywhere(userId);
  await endOf(mark);
}
