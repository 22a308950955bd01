/**
 * Consecutive wrong passwords, and the time until which further attempts are refused. Times are milliseconds since 1970
 * in all records.
 */
export interface LockOut {
  failures: number;
  lastFailureAt: number;
  lockedUntil: number;
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
  lockOut: LockOut;
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

/** The key pair that signs every token, created once per file. */
export interface KeyRecord {
  id: string;
  privateKey: string;
}
