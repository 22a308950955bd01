import * as z from 'zod';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { sessionLimits } from '@redwhiteandcode/contract/identity/session-limits.ts';
import { userPoolSettings } from '@redwhiteandcode/contract/identity/user-pool.ts';
import { epochSeconds } from './clock.ts';
import { keys } from './keys.ts';
import { getItem } from './table.ts';
import type { TokenBearer } from './tokens.ts';

/** How long the pool refreshes the tokens of a sign-in, in seconds. */
const lifetime = userPoolSettings.client.RefreshTokenValidity * 86_400;

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Returns the second in which a session ends without further activity; `active` is the second of the last activity. */
export const expiryOf = (startedAt: string, roles: readonly Role[], active: number): number =>
  Math.min(secondsOf(startedAt) + lifetime, active + sessionLimits(roles).idle);

/** Whether a session had no activity for as long as these roles allow. */
export const isIdle = (
  { last_used_at }: { last_used_at: string },
  roles: readonly Role[],
  now: number,
): boolean => secondsOf(last_used_at) + sessionLimits(roles).idle <= now;

/** A session of a user. */
export const OpenSession = z.object({
  /** The SHA-256 of the session's part of its refresh tokens. */
  handle: z.string(),
  /** The SHA-256 of the cookie that its refresh tokens need; absent if no browser started the session. */
  cookie: z.string().optional(),
  /** The browser and system, such as 'Firefox on Windows'; null if unknown. */
  device: z.string().nullable(),
  started_at: z.string(),
  /** The last report of a key or pointer event; requests and refreshes do not count. */
  last_used_at: z.string(),
  /** The second since 1970 in which it ends, unless its user becomes active again. */
  expires: z.int(),
});
export type OpenSession = z.output<typeof OpenSession>;

/** All sessions of a user by the `origin_jti` of their tokens, in one item, so that one write ends all of them. */
export const SessionsItem = z.object({
  sessions: z.record(z.string(), OpenSession),
  /** Sessions that began in this second or earlier cannot be added anymore. In seconds since 1970. */
  valid_after: z.int().optional(),
  /** When an admin suspended the account; no session can be added until it is reactivated. */
  suspended_at: z.string().optional(),
});

/** Reads the session of a token with one consistent read; undefined if it has ended. */
export async function readSession({
  userId,
  sessionId,
}: Pick<TokenBearer, 'userId' | 'sessionId'>): Promise<OpenSession | undefined> {
  const item = await getItem(keys.sessions(userId), SessionsItem, { consistent: true });
  const session = item?.sessions[sessionId];
  return session && session.expires > epochSeconds() ? session : undefined;
}
