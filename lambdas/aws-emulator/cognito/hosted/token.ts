import { createHash } from 'node:crypto';
import { ServiceError } from '../../json-service.ts';
import { isSameSecret } from '../../iam/signature-v4.ts';
import type { Client } from '../pool/config.ts';
import { type Context, requireClient } from '../pool/context.ts';
import { fingerprint } from '../pool/keys.ts';
import { authorize, scopedAttributes, signInTokens } from '../pool/tokens.ts';
import { identitiesOf, usernameOf } from '../pool/users.ts';
import { json, PageError, type PageRequest, type PageResponse, readParameters } from './exchange.ts';

/** An error of the token endpoint (RFC 6749, section 5.2). */
class TokenError extends Error {}

const PARAMETERS = [
  'client_id',
  'client_secret',
  'code',
  'code_verifier',
  'grant_type',
  'redirect_uri',
] as const;
type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** Reads the client's ID and secret from the header or the form, not from both. */
function readCredentials(authorization: string | undefined, form: Parameters) {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '') ?? [];
  if (authorization !== undefined && encoded === undefined) throw new TokenError('invalid_client');
  if (encoded === undefined) return { id: form.client_id, secret: form.client_secret };
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
  if (form.client_secret !== undefined || (form.client_id ?? id) !== id)
    throw new TokenError('invalid_request');
  return { id, secret: secret.join(':') };
}

function authenticate(context: Context, { pool, authorization }: PageRequest, form: Parameters): Client {
  const { id, secret } = readCredentials(authorization, form);
  if (!id) throw new TokenError('invalid_request');
  let client: Client;
  try {
    client = requireClient(context, id, pool.id);
  } catch {
    throw new TokenError('invalid_client');
  }
  if (client.secret === undefined ? secret : !isSameSecret(client.secret, secret ?? ''))
    throw new TokenError('invalid_client');
  if (client.scopes.length === 0) throw new TokenError('unauthorized_client');
  return client;
}

/** Whether a verifier is the one of the challenge; without a challenge, there must be none (RFC 9700, section 2.1.1). */
function isVerified(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined || verifier === undefined) return challenge === verifier;
  return (
    /^[\w.~-]{43,128}$/.test(verifier) &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  );
}

/** Uses up a code, also when something else is wrong with the request. */
function takeCode(
  { store }: Context,
  client: Client,
  { code = '', redirect_uri, code_verifier }: Parameters,
) {
  const id = fingerprint(code);
  const record = store.transaction(() => {
    const found = store.codes.get(client.pool.id, id);
    store.codes.delete(client.pool.id, id);
    return found;
  });
  if (
    !record ||
    record.expiresAt <= Date.now() ||
    record.clientId !== client.id ||
    record.redirectUri !== redirect_uri
  )
    throw new TokenError('invalid_grant');
  if (!isVerified(record.codeChallenge, code_verifier)) throw new TokenError('invalid_grant');
  return record;
}

async function grantTokens(context: Context, request: PageRequest): Promise<PageResponse> {
  const form = readParameters(request.form, PARAMETERS);
  const client = authenticate(context, request, form);
  if (form.grant_type !== 'authorization_code')
    throw new TokenError(form.grant_type ? 'unsupported_grant_type' : 'invalid_request');
  if (!form.code || !form.redirect_uri) throw new TokenError('invalid_request');
  const { sub, ...grant } = takeCode(context, client, form);
  const user = context.store.users.get(client.pool.id, sub);
  if (!user?.enabled) throw new TokenError('invalid_grant');
  const tokens = await signInTokens(context, client, user, grant);
  return json(200, {
    ...(grant.scopes.includes('openid') && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  });
}

/** Handles `/oauth2/token`: tokens for an authorization code. */
export async function token(context: Context, request: PageRequest): Promise<PageResponse> {
  try {
    return await grantTokens(context, request);
  } catch (error) {
    if (error instanceof TokenError) return json(400, { error: error.message });
    if (error instanceof PageError)
      return json(400, { error: 'invalid_request', error_description: error.message });
    if (error instanceof ServiceError)
      return json(400, { error: 'invalid_grant', error_description: error.message });
    throw error;
  }
}

/** Handles `/oauth2/userInfo`. Every value is a text, `email_verified` included, as in AWS. */
export function userInfo(context: Context, { pool, authorization = '' }: PageRequest): PageResponse {
  const [, accessToken = ''] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  try {
    const { user, client, scopes } = authorize(context, accessToken, 'openid');
    if (client.pool.id !== pool.id) throw new ServiceError('NotAuthorizedException', 'Invalid Access Token');
    const identities = identitiesOf(context, pool.id, user.sub);
    return json(200, {
      sub: user.sub,
      ...(identities.length > 0 && { identities: JSON.stringify(identities) }),
      ...scopedAttributes(user, scopes),
      username: usernameOf(user),
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const problem = { error: 'invalid_token', error_description: error.message };
    const response = json(401, problem);
    return {
      ...response,
      headers: { ...response.headers, 'www-authenticate': `Bearer error="invalid_token"` },
    };
  }
}
