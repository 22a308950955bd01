import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { sessionLimits } from '@redwhiteandcode/contract/identity/session-limits.ts';
import { userPoolSettings } from '@redwhiteandcode/contract/identity/user-pool.ts';

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
