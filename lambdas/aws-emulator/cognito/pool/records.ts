import type { ClientConfig } from './config.ts';

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
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER';

/**
 * A user. `sub` is also the user name, as in every pool whose users sign in by email address, except for users of an
 * identity provider.
 */
export interface UserRecord {
  sub: string;
  /** The name of a user whom an identity provider created: provider, underscore, and subject, in lower case. */
  username?: string;
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
  /** The scopes that were requested at the pool's domain; undefined for a sign-in by API. */
  scopes?: readonly string[];
  /** The session at a SAML provider, which that provider can end. */
  samlSession?: string | undefined;
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
  /** The certificate of the key for SAML, in base64. */
  certificate?: string;
}

/** An app client. */
export interface ClientRecord {
  id: string;
  name: string;
  /** The secret of a client that was created by API. */
  secret?: string | undefined;
  /** The current settings. */
  config: ClientConfig;
  /** The settings of the last start, as JSON; undefined for a client that was created by API. */
  template?: string;
  createdAt: number;
  modifiedAt: number;
}

/** What a SAML provider's metadata says. */
export interface SamlTrust {
  entityId: string;
  signInUrl: string;
  signOutUrl?: string | undefined;
  /** The signing certificates in base64. */
  certificates: string[];
  readAt: number;
}

/** An identity provider. */
export interface ProviderRecord {
  name: string;
  type: 'OIDC' | 'SAML';
  details: Record<string, string>;
  /** The provider's claim for each attribute of the pool. */
  mapping: Record<string, string>;
  identifiers: string[];
  saml?: SamlTrust;
  createdAt: number;
  modifiedAt: number;
}

/** A person at an identity provider, and the user as whom that person signs in. */
export interface IdentityRecord {
  /** The user's `sub`. */
  sub: string;
  provider: string;
  type: ProviderRecord['type'];
  subject: string;
  issuer: string | null;
  /** Whether an administrator linked the person to a user who existed before. */
  isLinked: boolean;
  createdAt: number;
}

/** A request at the authorization endpoint, while the person is at the identity provider. */
export interface PendingRecord {
  clientId: string;
  provider: string;
  redirectUri: string;
  state?: string | undefined;
  scopes: readonly string[];
  codeChallenge?: string | undefined;
  /** The client's nonce, for the ID token. */
  nonce?: string | undefined;
  /** The nonce of an OpenID provider's ID token, or the ID of a SAML request. */
  sent: string;
  /** The hash of the cookie of the browser that started. */
  browser: string;
  expiresAt: number;
}

/** A browser's session at the pool's domain, stored by the hash of its cookie. */
export interface BrowserSessionRecord {
  id: string;
  sub: string;
  provider: string;
  authenticatedAt: number;
  samlSession?: string | undefined;
  expiresAt: number;
}

/** An authorization code, stored by its hash. */
export interface CodeRecord
  extends Pick<PendingRecord, 'clientId' | 'redirectUri' | 'scopes' | 'codeChallenge' | 'nonce'> {
  sub: string;
  authenticatedAt: number;
  samlSession?: string | undefined;
  expiresAt: number;
}
