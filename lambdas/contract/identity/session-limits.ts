import type { Role } from './role.ts';

/** The limits of a user's session, in seconds. */
interface SessionLimits {
  /** How long a session lasts without a key or pointer event in any tab. */
  idle: number;
  /** How often the app reports such events. */
  report: number;
}

const learner: SessionLimits = { idle: 30 * 86_400, report: 3600 };
const admin: SessionLimits = { idle: 3600, report: 60 };

/** Returns the limits of sessions of a user with these roles. */
export const sessionLimits = (roles: readonly Role[]): SessionLimits =>
  roles.includes('admin') ? admin : learner;
