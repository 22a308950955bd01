import type { Client } from '../pool/config.ts';
import { type Context, requireClient } from '../pool/context.ts';
import type { FederationError } from '../pool/federation.ts';
import { fingerprint } from '../pool/keys.ts';
import { providerByIdentifier } from '../pool/providers.ts';
import type { CodeRecord, PendingRecord, ProviderRecord } from '../pool/records.ts';
import { randomToken, readBrowserSession } from './browser.ts';
import { PageError, type PageRequest, type PageResponse, readParameters, redirect } from './exchange.ts';
import { leave } from './leave.ts';

const PARAMETERS = [
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'identity_provider',
  'idp_identifier',
  'login_hint',
  'nonce',
  'prompt',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
] as const;
type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** How long a code is valid, in milliseconds. */
const MINUTES_5 = 300_000;

/** Where the result of a request goes. */
export type Destination = Pick<PendingRecord, 'redirectUri' | 'state'>;

/** Creates the redirect to the client with an error. */
export const redirectError = (
  { redirectUri, state }: Destination,
  error: FederationError | { code: string; message?: string },
) => redirect(redirectUri, { error_description: error.message || undefined, error: error.code, state });

/** Creates a code, and the redirect to the client with it. */
export function redirectCode(
  { store }: Context,
  { pool }: PageRequest,
  destination: Destination,
  grant: Omit<CodeRecord, 'expiresAt'>,
): PageResponse {
  const code = randomToken();
  const expiresAt = Date.now() + MINUTES_5;
  store.codes.put(pool.id, fingerprint(code), { ...grant, expiresAt }, { owner: grant.sub, expiresAt });
  return redirect(destination.redirectUri, { code, state: destination.state });
}

/** Reads the client and the URL to return to. Until both are known, an error cannot be a redirect. */
function readClient(
  context: Context,
  { pool }: PageRequest,
  { client_id, redirect_uri = '' }: Parameters,
): Client {
  if (!client_id || !redirect_uri) throw new PageError('client_id and redirect_uri are required.');
  let client: Client;
  try {
    client = requireClient(context, client_id, pool.id);
  } catch {
    throw new PageError('This client does not exist.');
  }
  if (!client.callbackUrls.includes(redirect_uri))
    throw new PageError('redirect_mismatch: this redirect_uri is not allowed.');
  return client;
}

class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message = '') {
    super(message);
    this.code = code;
  }
}

function readScopes(client: Client, scope: string | undefined): readonly string[] {
  if (!scope) return client.scopes;
  const scopes = [...new Set(scope.split(' '))];
  if (scopes.some((one) => !client.scopes.includes(one))) throw new Refusal('invalid_scope');
  return scopes;
}

/** Reads the challenge of RFC 7636. Cognito supports only S256. */
function readChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Parameters): string | undefined {
  if (challenge === undefined && method === undefined) return undefined;
  if (method !== 'S256') throw new Refusal('invalid_request', 'code_challenge_method must be S256.');
  if (!/^[\w-]{43}$/.test(challenge ?? ''))
    throw new Refusal('invalid_request', 'code_challenge must be a SHA-256 in base64url.');
  return challenge;
}

function readProvider(context: Context, client: Client, parameters: Parameters): ProviderRecord {
  const { identity_provider: name, idp_identifier: identifier } = parameters;
  const { store } = context;
  if (name === undefined && identifier === undefined)
    throw new PageError('Not implemented here: the sign-in page. Add identity_provider or idp_identifier.');
  const provider =
    name === undefined
      ? providerByIdentifier(context, client.pool.id, identifier ?? '')
      : store.providers.get(client.pool.id, name);
  if (!provider || !client.providers.includes(provider.name))
    throw new Refusal('invalid_request', 'The identity provider is not enabled for this client.');
  return provider;
}

async function proceed(
  context: Context,
  request: PageRequest,
  client: Client,
  parameters: Parameters,
): Promise<PageResponse> {
  const {
    response_type: type,
    prompt,
    redirect_uri: redirectUri = '',
    state,
    nonce,
    login_hint: loginHint,
  } = parameters;
  if (type !== 'code') throw new Refusal(type === 'token' ? 'unauthorized_client' : 'invalid_request');
  if (client.scopes.length === 0) throw new Refusal('unauthorized_client');
  if (prompt !== undefined && prompt !== 'login')
    throw new PageError(`Not implemented here: the prompt ${prompt}.`);
  const scopes = readScopes(client, parameters.scope);
  const codeChallenge = readChallenge(parameters);
  const provider = readProvider(context, client, parameters);
  const grant = { clientId: client.id, redirectUri, scopes, codeChallenge, nonce };
  const session = prompt === 'login' ? undefined : readBrowserSession(context, request);
  if (session?.provider === provider.name) {
    const { sub, authenticatedAt, samlSession } = session;
    return redirectCode(
      context,
      request,
      { redirectUri, state },
      { ...grant, sub, authenticatedAt, samlSession },
    );
  }
  return leave(context, request, { ...grant, provider: provider.name, state }, loginHint);
}

/**
 * Handles `/oauth2/authorize`: sends the browser to the identity provider, or straight back with a code if the browser has a
 * session with that provider.
 */
export async function authorize(context: Context, request: PageRequest): Promise<PageResponse> {
  const parameters = readParameters(request.query, PARAMETERS);
  const client = readClient(context, request, parameters);
  try {
    return await proceed(context, request, client, parameters);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return redirectError({ redirectUri: parameters.redirect_uri ?? '', state: parameters.state }, error);
  }
}
