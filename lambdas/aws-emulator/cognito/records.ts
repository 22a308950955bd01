/** A password reset code that was sent; only its hash is stored. Times are milliseconds since 1970 in all records. */
export interface CodeRecord {
  hash: string;
  expiresAt: number;
  failures: number;
}

/** Consecutive wrong passwords, and the time until which further attempts are refused. */
export interface LockOut {
  failures: number;
  lastFailureAt: number;
  lockedUntil: number;
}

/** A user's authenticator app. Secrets are in base 32; steps are counted in 30 seconds since 1970. */
export interface SoftwareToken {
  secret?: string | undefined;
  pendingSecret?: string | undefined;
  lastStep: number;
  enabled: boolean;
  preferred: boolean;
}

/** The user statuses that this emulator supports. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

/** A user. `sub` is also the user name, as in every pool whose users sign in by email address. */
export interface UserRecord {
  sub: string;
  status: UserStatus;
  enabled: boolean;
  attributes: Record<string, string>;
  passwordHash: string;
  passwordSetAt: number;
  resetCode?: CodeRecord | undefined;
  lockOut: LockOut;
  softwareToken: SoftwareToken;
  createdAt: number;
  modifiedAt: number;
}

/** All tokens of one sign-in; its ID is their `origin_jti`. */
export interface FamilyRecord {
  id: string;
  sub: string;
  clientId: string;
  authenticatedAt: number;
  refreshExpiresAt: number;
  revoked: boolean;
}

/** A refresh token, stored by its hash. */
export interface RefreshRecord {
  familyId: string;
  rotatedAt?: number | undefined;
}

/** A sign-in that waits for the response to a challenge, stored by the hash of its session. */
export interface SessionRecord {
  sub: string;
  clientId: string;
  challenge: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA';
  failures: number;
  expiresAt: number;
}

/** The key pair that signs every token, created once per file. */
export interface KeyRecord {
  id: string;
  privateKey: string;
}
