import type {
  CreateUserPoolClientRequest,
  CreateUserPoolRequest,
  GroupType,
  PasswordPolicyType,
} from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../../json-service.ts';
import { invalidParameter, notImplemented } from './errors.ts';

/**
 * The supported settings of `CreateUserPool`: users sign in by email address, ignoring case, without a second factor.
 * Settings with one value are listed so that a setup for AWS type-checks only if the emulator behaves like it.
 */
interface PoolConfig extends Pick<CreateUserPoolRequest, 'Policies'> {
  AdminCreateUserConfig?: { AllowAdminCreateUserOnly: boolean };
  UsernameAttributes?: readonly ['email'];
  UsernameConfiguration?: { CaseSensitive: false };
  AutoVerifiedAttributes?: readonly [];
  AccountRecoverySetting?: { RecoveryMechanisms: readonly { Name: 'admin_only'; Priority: number }[] };
  MfaConfiguration?: 'OFF';
  Schema?: readonly (
    | { Name: 'email'; Required: true; Mutable: true }
    | { Name: 'name'; Required: false; Mutable: true }
    | { Name: string; AttributeDataType: 'String'; Mutable: true }
  )[];
  UserPoolTier?: 'ESSENTIALS';
}

type ReadonlyLists<T> = {
  [K in keyof T]: T[K] extends (infer E)[] | undefined ? readonly E[] | undefined : T[K];
};

/** The supported settings of `CreateUserPoolClient`. */
export type ClientConfig = ReadonlyLists<
  Pick<
    CreateUserPoolClientRequest,
    | 'AllowedOAuthFlows'
    | 'AllowedOAuthFlowsUserPoolClient'
    | 'AllowedOAuthScopes'
    | 'CallbackURLs'
    | 'ExplicitAuthFlows'
    | 'LogoutURLs'
    | 'PreventUserExistenceErrors'
    | 'AccessTokenValidity'
    | 'IdTokenValidity'
    | 'RefreshTokenValidity'
    | 'TokenValidityUnits'
    | 'RefreshTokenRotation'
    | 'SupportedIdentityProviders'
    | 'WriteAttributes'
    | 'GenerateSecret'
  >
> & { EnableTokenRevocation?: true };

/** How a user pool with its app client is set up. */
export interface PoolOptions extends PoolConfig {
  /** Region, underscore, letters and digits, such as `us-east-1_Local0001`. */
  id: string;
  /** The URL at which browsers reach the pages of the pool's domain, without a slash at the end. */
  domain?: string;
  clients: readonly ({ id: string; secret?: string | undefined } & ClientConfig)[];
  /** The groups; a lower precedence comes first in tokens. */
  groups?: readonly (Pick<GroupType, 'Precedence'> & { GroupName: string })[];
}

/** A user pool. */
export interface Pool {
  id: string;
  /** The URL of the pool's domain, for example `https://auth.example.com`; undefined for a pool without one. */
  domain: string | undefined;
  /** The custom attributes with their prefix, for example `custom:tenant`. */
  customAttributes: ReadonlySet<string>;
  passwordPolicy: PasswordPolicyType & { MinimumLength: number };
  /** Whether only administrators create users. */
  refusesSignUp: boolean;
  /** The group names in the order of tokens. */
  groups: readonly string[];
}

/** An app client. Validities are in seconds. */
export interface Client {
  id: string;
  /** The secret that requests must prove to know; undefined for a public client. */
  secret: string | undefined;
  pool: Pool;
  flows: NonNullable<ClientConfig['ExplicitAuthFlows']>;
  /** Whether errors hide which users exist. */
  hidesUsers: boolean;
  /** The attributes that users may write; undefined for all. */
  writable: readonly string[] | undefined;
  /** The names of the identity providers whose users can sign in. */
  providers: readonly string[];
  /** The URLs to which the domain may redirect after a sign-in. */
  callbackUrls: readonly string[];
  /** The URLs to which the domain may redirect after a sign-out. */
  logoutUrls: readonly string[];
  /** The scopes that the client may request at the domain; none if it may not use it. */
  scopes: readonly string[];
  accessSeconds: number;
  idSeconds: number;
  refreshSeconds: number;
  /** Whether refreshing replaces the refresh token, and for how long the old one stays valid. */
  rotation: { graceSeconds: number } | undefined;
}

const DEFAULT_POLICY = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
};
const UNIT_SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
const MINUTE = 60;
const DAY = 86_400;

/** Reads a pool's settings with the defaults of `CreateUserPool`. Throws for settings that Cognito would refuse. */
export function readPool({
  id,
  domain,
  Policies,
  AdminCreateUserConfig,
  Schema = [],
  groups = [],
}: PoolOptions): Pool {
  const { MinimumLength = DEFAULT_POLICY.MinimumLength, ...policy } = Policies?.PasswordPolicy ?? {};
  if (MinimumLength < 6 || MinimumLength > 99)
    throw invalidParameter('The minimum length of passwords must be between 6 and 99.');
  const precedence = ({ Precedence = Number.MAX_SAFE_INTEGER }: Pick<GroupType, 'Precedence'>) => Precedence;
  const sorted = groups.toSorted(
    (a, b) => precedence(a) - precedence(b) || a.GroupName.localeCompare(b.GroupName),
  );
  const custom = Schema.flatMap((attribute) => ('AttributeDataType' in attribute ? [attribute.Name] : []));
  return {
    id,
    domain,
    customAttributes: new Set(custom.map((name) => `custom:${name}`)),
    passwordPolicy: { ...DEFAULT_POLICY, ...policy, MinimumLength },
    refusesSignUp: AdminCreateUserConfig?.AllowAdminCreateUserOnly ?? false,
    groups: sorted.map(({ GroupName }) => GroupName),
  };
}

/**
 * Reads a client's settings with the defaults and limits of `CreateUserPoolClient`. Throws for settings that Cognito
 * would refuse.
 */
export function readClient(pool: Pool, { id, secret, ...config }: PoolOptions['clients'][number]): Client {
  // A request of the API can have it, though the type of the settings does not.
  if ((config.EnableTokenRevocation as boolean | undefined) === false)
    throw notImplemented('tokens that cannot be revoked');
  if (config.GenerateSecret === true && !secret) throw invalidParameter(`The client ${id} needs a secret.`);
  const flows = config.ExplicitAuthFlows ?? ['ALLOW_REFRESH_TOKEN_AUTH'];
  const units = config.TokenValidityUnits ?? {};
  const shortLived: [number, number] = [5 * MINUTE, DAY];
  return {
    id,
    secret,
    pool,
    flows,
    hidesUsers: config.PreventUserExistenceErrors === 'ENABLED',
    writable: config.WriteAttributes,
    providers: config.SupportedIdentityProviders ?? [],
    callbackUrls: config.CallbackURLs ?? [],
    logoutUrls: config.LogoutURLs ?? [],
    scopes: readScopes(config),
    accessSeconds: validity(config.AccessTokenValidity, units.AccessToken ?? 'hours', 3600, shortLived),
    idSeconds: validity(config.IdTokenValidity, units.IdToken ?? 'hours', 3600, shortLived),
    refreshSeconds: validity(config.RefreshTokenValidity, units.RefreshToken ?? 'days', 30 * DAY, [
      60 * MINUTE,
      3650 * DAY,
    ]),
    rotation: readRotation(config, flows),
  };
}

const SCOPES = ['phone', 'email', 'openid', 'profile', 'aws.cognito.signin.user.admin'];

function readScopes({
  AllowedOAuthFlowsUserPoolClient: isAllowed = false,
  AllowedOAuthFlows: flows = [],
  AllowedOAuthScopes: scopes = [],
}: ClientConfig): readonly string[] {
  if (flows.some((flow) => flow !== 'code')) throw notImplemented('OAuth flows other than code');
  const unknown = scopes.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined)
    throw new ServiceError('ScopeDoesNotExistException', `Invalid scope requested: ${unknown}`);
  if (!isAllowed) return [];
  if (flows.length === 0 || scopes.length === 0)
    throw new ServiceError(
      'InvalidOAuthFlowException',
      'AllowedOAuthFlows and AllowedOAuthScopes are required if user pool client is allowed to use OAuth flows.',
    );
  return scopes;
}

function validity(
  value: number | undefined,
  unit: keyof typeof UNIT_SECONDS,
  otherwise: number,
  [least, most]: [number, number],
): number {
  if (!Object.hasOwn(UNIT_SECONDS, unit))
    throw invalidParameter(`Invalid unit of a token validity: ${String(unit)}`);
  const seconds = value ? value * UNIT_SECONDS[unit] : otherwise;
  if (seconds < least || seconds > most) throw invalidParameter('Invalid range for token validity.');
  return seconds;
}

function readRotation(
  { RefreshTokenRotation: rotation }: ClientConfig,
  flows: Client['flows'],
): Client['rotation'] {
  if (rotation?.Feature !== 'ENABLED') return undefined;
  const graceSeconds = rotation.RetryGracePeriodSeconds ?? 0;
  if (graceSeconds < 0 || graceSeconds > 60)
    throw invalidParameter('RetryGracePeriodSeconds must be between 0 and 60.');
  if (flows.includes('ALLOW_REFRESH_TOKEN_AUTH'))
    throw invalidParameter(
      'Refresh token rotation cannot be enabled together with ALLOW_REFRESH_TOKEN_AUTH.',
    );
  return { graceSeconds };
}
