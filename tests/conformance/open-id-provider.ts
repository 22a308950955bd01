import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { startServer } from '@redwhiteandcode/aws-emulator/http/server';
import {
  attemptOf,
  type Attempt,
  connect,
  type Connection,
  domain,
  type Outcome,
  outcomeOf,
} from './federated-pool.ts';

/** The provider's client ID in the samples. */
export const clientSample = 'client-sample';

const accessToken = 'sample-access-token';

/** The right `at_hash` of the access token. */
export const atHash = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = { ...publicKey.export({ format: 'jwk' }), kid: 'first', use: 'sig', alg: 'RS256' };

/** Signs claims as the provider's ID token, with another header or key if given. */
export function signClaims(
  claims: object,
  { alg = 'RS256', kid = 'first', key = privateKey }: { alg?: string; kid?: string; key?: KeyObject } = {},
): string {
  const head = `${encode({ alg, kid })}.${encode(claims)}`;
  if (alg === 'none') return `${head}.`;
  if (alg === 'HS256') {
    const secret = publicKey.export({ type: 'spki', format: 'pem' });
    return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
  }
  return `${head}.${sign('RSA-SHA256', Buffer.from(head), key).toString('base64url')}`;
}

/** What the provider does at the next sign-in. */
export interface Answer {
  idToken: string;
  userinfo?: object;
  /** The status of the token endpoint. */
  status?: number;
}

let answer: Answer = { idToken: '' };
let keys: object[] = [published];
/** The forms that the token endpoint got. */
export const exchanges: URLSearchParams[] = [];
/** The discovery document; the tests of setup change it. */
export const discovery: { document: object } = { document: {} };

async function read(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** An OpenID provider without pages, whose answers a test chooses. */
export const provider = await startServer(async (request, response) => {
  const send = (value: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const body = await read(request);
  switch (request.url) {
    case '/token':
      exchanges.push(new URLSearchParams(body));
      if (answer.status) return send({ error: 'invalid_client' }, answer.status);
      return send({ id_token: answer.idToken, access_token: accessToken, token_type: 'Bearer' });
    case '/userinfo':
      if (request.headers.authorization !== `Bearer ${accessToken}`) return send({}, 401);
      return send(answer.userinfo ?? {});
    case '/keys':
      return send({ keys });
    case '/.well-known/openid-configuration':
      return send(discovery.document);
    default:
      return send({}, 404);
  }
});

/** The endpoints of the provider. */
export const endpoints = {
  authorize_url: `${provider.endpoint}/authorize`,
  token_url: `${provider.endpoint}/token`,
  attributes_url: `${provider.endpoint}/userinfo`,
  jwks_uri: `${provider.endpoint}/keys`,
};

/** The details of a connection to the provider under an issuer's name. */
export const detailsOf = (oidc_issuer: string) => ({
  client_id: clientSample,
  client_secret: 'secret-sample',
  oidc_issuer,
  authorize_scopes: 'openid email profile',
  attributes_request_method: 'GET',
  ...endpoints,
});

/** Connects the provider under an issuer's name. */
export const connectIssuer = (
  issuer: string,
  ...more: Parameters<typeof connect> extends [unknown, ...infer R] ? R : never
) => connect({ ProviderType: 'OIDC', ProviderDetails: detailsOf(issuer) }, ...more);

/** Publishes other keys. */
export function publishKeys(...others: KeyObject[]): void {
  keys =
    others.length === 0
      ? [published]
      : others.map((key) => ({ ...key.export({ format: 'jwk' }), kid: 'first' }));
}

/**
 * Sends a browser through a sign-in: to the pool, to the provider, which answers with `respond`, and back. Returns what the
 * client gets. `returning` changes the parameters with which the provider sends the browser back.
 */
export async function signInAt(
  connection: Connection,
  respond: (sent: { nonce: string; sub?: string }) => Answer,
  {
    attempt = attemptOf(connection),
    returning = {},
  }: { attempt?: Attempt; returning?: Record<string, string> } = {},
): Promise<Outcome & { attempt: Attempt }> {
  const away = await attempt.browser.redirect(attempt.url);
  if (!away.href.startsWith(endpoints.authorize_url)) return { ...outcomeOf(away), attempt };
  const nonce = away.searchParams.get('nonce') ?? '';
  answer = respond({ nonce });
  const parameters = { code: 'sample-code', state: away.searchParams.get('state') ?? '', ...returning };
  const back = await attempt.browser.redirect(
    `${domain}/oauth2/idpresponse?${new URLSearchParams(parameters)}`,
  );
  return { ...outcomeOf(back), attempt };
}

/** The issuer and the address of people in the tests without samples. */
export const issuer = 'https://id.example.com';
export const email = 'sample.person@example.com';

/** Answers as a person who just signed in. */
export const as =
  (sub: string, claims: Record<string, unknown> = {}) =>
  ({ nonce }: { nonce: string }): Answer => {
    const now = Math.floor(Date.now() / 1000);
    const token = { iss: issuer, aud: clientSample, exp: now + 300, iat: now, nonce, sub, email, ...claims };
    return { idToken: signClaims(token), userinfo: { sub } };
  };
