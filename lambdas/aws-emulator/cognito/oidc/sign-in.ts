import type { JsonWebKey } from 'node:crypto';
import { FederationError, joinValues, type Person, type PersonClaims } from '../pool/federation.ts';
import { requestJson } from '../pool/outbound.ts';
import type { ProviderRecord } from '../pool/records.ts';
import { readIdToken } from './id-token.ts';

/** A sign-in at an OpenID provider. */
interface SignIn {
  provider: ProviderRecord;
  /** The pool's URL to which the provider redirects. */
  redirectUri: string;
  nonce: string;
}

/** Returns the URL at the provider to which the browser goes. */
export function authorizationUrl(
  { provider, redirectUri, nonce }: SignIn,
  state: string,
  loginHint?: string,
): string {
  const { authorize_url = '', client_id = '', authorize_scopes = '' } = provider.details;
  const url = new URL(authorize_url);
  const parameters = {
    client_id,
    redirect_uri: redirectUri,
    scope: authorize_scopes,
    response_type: 'code',
    state,
    nonce,
    ...(loginHint !== undefined && { login_hint: loginHint }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Exchanges the code. The secret is in the form: Cognito has no other way (`client_secret_post`). */
async function exchange({ provider, redirectUri }: SignIn, code: string) {
  const { token_url = '', client_id = '', client_secret } = provider.details;
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id,
    ...(client_secret && { client_secret }),
  };
  const tokens = await requestJson(`${provider.name} Error`, token_url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
  });
  const [idToken, accessToken] = [text(tokens['id_token']), text(tokens['access_token'])];
  if (!idToken || !accessToken)
    throw new FederationError(`${provider.name} Error - 200 - error getting token`);
  return { idToken, accessToken };
}

async function readKeys({ details }: ProviderRecord): Promise<JsonWebKey[]> {
  const { keys } = await requestJson('Error in calling jwks uri', details['jwks_uri'] ?? '');
  return Array.isArray(keys) ? (keys as JsonWebKey[]) : [];
}

/** Reads the person's attributes. They must be of the person in the ID token (OpenID Connect Core 1.0, section 5.3.2). */
async function readAttributes({ name, details }: ProviderRecord, sub: string, accessToken: string) {
  const { attributes_url = '', attributes_request_method: method = 'GET' } = details;
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
  const attributes = await requestJson(`${name} Error in calling userinfo`, attributes_url, {
    method,
    headers,
  });
  if (attributes['sub'] !== sub)
    throw new FederationError('userinfo is about another person than the id_token.');
  return attributes;
}

/** Returns claims as texts. An object, such as Entra's `_claim_names`, is none. */
function asTexts(claims: Record<string, unknown>): PersonClaims {
  const texts: PersonClaims = {};
  for (const [name, value] of Object.entries(claims)) {
    const values = [value].flat().filter((one) => ['string', 'number', 'boolean'].includes(typeof one));
    if (values.length > 0) texts[name] = joinValues(values.map(String));
  }
  return texts;
}

/** Completes a sign-in with the code that the provider sent. Throws a FederationError. */
export async function completeOidc(signIn: SignIn, code: string): Promise<Person> {
  const { provider, nonce } = signIn;
  const { oidc_issuer = '', client_id = '' } = provider.details;
  const { idToken, accessToken } = await exchange(signIn, code);
  const keys = await readKeys(provider);
  const claims = readIdToken(idToken, { issuer: oidc_issuer, clientId: client_id, nonce, accessToken, keys });
  const attributes = await readAttributes(provider, claims.sub, accessToken);
  const { sub: subject } = claims;
  return { provider, subject, claims: asTexts({ ...claims, ...attributes }), issuer: null };
}
