import { passwordMin } from './password-length.ts';

/** The settings of the user pool and its client, for the stack and the local start. */
export const userPoolSettings = {
  passwordMin,
  /** The roles as groups, the highest precedence first: a token lists its groups in this order. */
  groups: ['admin', 'moderator', 'user'],
  accessTokenMinutes: 60,
  refreshTokenDays: 30,
  /** Two tabs may refresh with the same token at the same time, and a lost response may be requested again. */
  refreshGraceSeconds: 10,
} as const;
