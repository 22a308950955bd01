import type {
  CreateUserPoolClientRequest,
  CreateUserPoolRequest,
  PasswordPolicyType,
} from '@aws-sdk/client-cognito-identity-provider';

/** What `CreateUserPool` takes, but for the name. */
export type PoolConfig = Omit<CreateUserPoolRequest, 'PoolName'>;

/** What `CreateUserPoolClient` takes, but for the pool and the name. */
export type ClientConfig = Omit<CreateUserPoolClientRequest, 'UserPoolId' | 'ClientName'>;

/** A user pool as it is kept. Times are milliseconds since 1970, here and in every record below. */
export interface PoolRecord {
  id: string;
  name: string;
  config: PoolConfig;
  passwordPolicy: PasswordPolicyType & { MinimumLength: number };
  totp: boolean;
  createdAt: number;
  modifiedAt: number;
}

/** An app client as it is kept; validities are in seconds. */
export interface ClientRecord {
  id: string;
  poolId: string;
  name: string;
  config: ClientConfig;
  accessSeconds: number;
  idSeconds: number;
  refreshSeconds: number;
  createdAt: number;
  modifiedAt: number;
}

/** A group of a pool; a lower precedence comes first in tokens. */
export interface GroupRecord {
  name: string;
  description?: string | undefined;
  precedence?: number | undefined;
  createdAt: number;
  modifiedAt: number;
}

/** What a code may be used for. */
export type CodePurpose = 'sign-up' | 'password' | 'email';

/** A code that was sent: only its hash is kept. */
export interface CodeRecord {
  hash: string;
  expiresAt: number;
  failures: number;
}

/** Consecutive wrong passwords, and until when no further attempt is looked at. */
export interface LockOut {
  failures: number;
  lastFailureAt: number;
  lockedUntil: number;
}

/** A user's authenticator app: secrets are base 32, steps count 30 seconds since 1970. */
export interface SoftwareToken {
  secret?: string | undefined;
  pendingSecret?: string | undefined;
  lastStep: number;
  enabled: boolean;
  preferred: boolean;
}

/** The states that this emulator puts a user into. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

/** A user; `sub` is also the user name, as in every pool whose users sign in by e-mail. */
export interface UserRecord {
  sub: string;
  status: UserStatus;
  enabled: boolean;
  attributes: Record<string, string>;
  passwordHash: string;
  passwordSetAt: number;
  codes: Partial<Record<CodePurpose, CodeRecord>>;
  lockOut: LockOut;
  softwareToken: SoftwareToken;
  createdAt: number;
  modifiedAt: number;
}

/** All tokens that come from one sign-in; its id is their `origin_jti`. */
export interface FamilyRecord {
  id: string;
  sub: string;
  clientId: string;
  authenticatedAt: number;
  refreshExpiresAt: number;
  revoked: boolean;
}

/** A refresh token, kept by the hash of its text. */
export interface RefreshRecord {
  familyId: string;
  rotatedAt?: number | undefined;
}

/** An authentication that waits for the answer to a challenge, kept by the hash of its session's text. */
export interface SessionRecord {
  sub: string;
  clientId: string;
  challenge: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA';
  failures: number;
  expiresAt: number;
}

/** The key pair that signs every token, made once per file. */
export interface KeyRecord {
  id: string;
  privateKey: string;
}
