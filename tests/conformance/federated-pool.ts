import { createHash, randomBytes } from 'node:crypto';
import {
  CognitoIdentityProvider,
  type CreateIdentityProviderCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeEach, vi } from 'vitest';
import { type RunningCognito, startCognito, type TriggerEvent } from '@redwhiteandcode/aws-emulator/cognito';
import { startServer } from '@redwhiteandcode/aws-emulator/http/server';
import { Browser } from './browser.ts';
import { clientConfiguration, localCredentials } from './endpoints.ts';

/** The pool whose users sign in at identity providers. Its ID is the one in the samples. */
export const UserPoolId = 'us-east-1_SAMPLE';

/** Where the pool's client gets its codes. */
export const callback = 'https://app.example.com/api/auth/sso';
/** Where the pool's client sends people after a sign-out. */
export const signedOut = 'https://app.example.com/signed-out';

let cognito: RunningCognito | undefined;
let trigger: ((event: TriggerEvent) => Promise<TriggerEvent>) | undefined;

const pages = await startServer(async (request, response) => cognito?.pages(request, response));
/** The URL of the pool's domain. */
export const domain = `${pages.endpoint}/local/sso`;

cognito = await startCognito({
  credentials: localCredentials,
  scryptCost: 1024,
  triggers: async (event) => (trigger ? trigger(event) : event),
  pools: [
    {
      id: UserPoolId,
      domain,
      UsernameConfiguration: { CaseSensitive: false },
      Schema: [
        { Name: 'email', Required: true, Mutable: true },
        { Name: 'name', Required: false, Mutable: true },
        ...['groups', 'hd', 'oid', 'subject', 'tid'].map((Name) => ({
          Name,
          AttributeDataType: 'String' as const,
          Mutable: true as const,
        })),
      ],
      groups: [{ GroupName: 'user' }],
      clients: [],
    },
  ],
});

/** The public keys of the pool, as a verifier takes them. */
export const jwks: { keys: { kty: 'RSA'; kid: string; use: 'sig'; alg: 'RS256'; n: string; e: string }[] } = {
  keys: cognito.jwks.keys,
};
/** The pool's API. */
export const pool = new CognitoIdentityProvider(clientConfiguration(cognito.endpoint));

/** Lets a trigger of the pool run in the current test. */
export function onTrigger(handle: (event: TriggerEvent) => Promise<void> | void): void {
  trigger = async (event) => {
    await handle(event);
    return event;
  };
}

/** Ends the pool after the tests of a file. Each test starts without a trigger. */
export function setUpFederation(): void {
  beforeEach(() => {
    trigger = undefined;
  });
  afterAll(async () => {
    pool.destroy();
    await pages.close();
    await cognito?.close();
  });
}

/**
 * Runs work at the time of the samples. It must not call the pool's API: the SDK would notice from the responses that its clock
 * is wrong, and sign with another.
 */
export async function atTime<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  vi.setSystemTime(seconds * 1000);
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** The mapping that most tests use for an OpenID provider. */
const oidcMapping = {
  email: 'email',
  email_verified: 'email_verified',
  name: 'name',
  'custom:groups': 'groups',
  'custom:hd': 'hd',
  'custom:oid': 'oid',
  'custom:tid': 'tid',
};

/** A provider with a client that only its people use. */
export interface Connection {
  name: string;
  clientId: string;
  secret: string;
}

/** Adds a provider and a client with a secret. */
export async function connect(
  provider: Pick<CreateIdentityProviderCommandInput, 'ProviderType' | 'ProviderDetails'> &
    Partial<CreateIdentityProviderCommandInput>,
  client: { WriteAttributes?: string[] } = {},
): Promise<Connection> {
  const name = provider.ProviderName ?? `c-${randomBytes(4).toString('hex')}`;
  await pool.createIdentityProvider({
    UserPoolId,
    AttributeMapping: oidcMapping,
    ...provider,
    ProviderName: name,
  });
  const { UserPoolClient } = await pool.createUserPoolClient({
    UserPoolId,
    ClientName: name,
    GenerateSecret: true,
    SupportedIdentityProviders: [name],
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid', 'email', 'profile'],
    CallbackURLs: [callback],
    LogoutURLs: [signedOut],
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    ...client,
  });
  return { name, clientId: UserPoolClient?.ClientId ?? '', secret: UserPoolClient?.ClientSecret ?? '' };
}

/** A sign-in of the client: its state, nonce, and PKCE verifier. */
export interface Attempt {
  browser: Browser;
  state: string;
  nonce: string;
  verifier: string;
  url: string;
}

/** Prepares a sign-in as a client does; `changes` replace parameters, and `undefined` leaves one out. */
export function attemptOf(
  { name, clientId }: Connection,
  changes: Record<string, string | undefined> = {},
  browser = new Browser(),
): Attempt {
  const [state, nonce, verifier] = [16, 16, 32].map((size) => randomBytes(size).toString('base64url')) as [
    string,
    string,
    string,
  ];
  const parameters: Record<string, string | undefined> = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    identity_provider: name,
    ...changes,
  };
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return { browser, state, nonce, verifier, url: `${domain}/oauth2/authorize?${query}` };
}

/** What a client gets at its callback URL. */
export interface Outcome {
  code: string | null;
  state: string | null;
  error: string | null;
  description: string | null;
}

/** Reads what a client gets. */
export function outcomeOf({ origin, pathname, searchParams }: URL): Outcome {
  if (`${origin}${pathname}` !== callback) throw new Error(`The sign-in ended at ${origin}${pathname}.`);
  const [code, state, error, description] = ['code', 'state', 'error', 'error_description'].map((name) =>
    searchParams.get(name),
  ) as [string | null, string | null, string | null, string | null];
  return { code, state, error, description };
}

/** The response of the token endpoint. */
export interface Tokens {
  id_token: string;
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  error?: string;
}

/** Exchanges a code; `changes` replace fields of the form, and `undefined` leaves one out. */
export async function exchange(
  { clientId, secret }: Connection,
  { verifier }: Pick<Attempt, 'verifier'>,
  code: string | null,
  changes: Record<string, string | undefined> = {},
): Promise<{ status: number; tokens: Tokens }> {
  const fields = {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: secret,
    code: code ?? '',
    code_verifier: verifier,
    redirect_uri: callback,
    ...changes,
  };
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const response = await fetch(`${domain}/oauth2/token`, { method: 'POST', body });
  return { status: response.status, tokens: (await response.json()) as Tokens };
}

/** Returns the unverified claims of a token. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Returns a user's attributes and status, or undefined if there is no such user. */
export async function userNamed(Username: string) {
  try {
    const { UserAttributes = [], UserStatus, ...user } = await pool.adminGetUser({ UserPoolId, Username });
    const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    return { Username: user.Username, UserStatus, Enabled: user.Enabled, attributes };
  } catch (error) {
    if ((error as Error).name === 'UserNotFoundException') return undefined;
    throw error;
  }
}
