import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';

const pool = 'us-east-1_Test00001';
const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${pool}`;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'ours', use: 'sig', alg: 'RS256' }] };

vi.stubEnv('USER_POOL_ID', pool);
vi.stubEnv('USER_POOL_CLIENT_ID', 'our-client');
vi.stubEnv('COGNITO_JWKS', JSON.stringify(jwks));
// The module reads the environment only once, and another file may have loaded it already.
vi.resetModules();
const { bearerOf } = await import('./tokens.ts');

const now = Math.floor(Date.now() / 1000);
const good = {
  sub: 'user-1',
  iss: issuer,
  client_id: 'our-client',
  token_use: 'access',
  iat: now,
  origin_jti: 'session-1',
  exp: now + 60,
};

function sign(
  claims: object,
  { key = privateKey, kid = 'ours' }: { key?: KeyObject; kid?: string } = {},
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', kid })}.${part({ jti: randomUUID(), ...claims })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

it('returns the bearer of a valid access token with its session and expiry', async () => {
  expect(await bearerOf(sign(good))).toEqual({
    userId: 'user-1',
    sessionId: 'session-1',
    expiresAt: now + 60,
  });
});

it.each([
  ['has expired', sign({ ...good, iat: now - 7200, exp: now - 3600 })],
  ['is an ID token', sign({ ...good, token_use: 'id', aud: 'our-client' })],
  ['was issued to another client', sign({ ...good, client_id: 'another-client' })],
  ['comes from another pool', sign({ ...good, iss: `${issuer}x` })],
  ['is signed by someone else', sign(good, { key: stranger })],
  ['is signed with a key that the pool does not have', sign(good, { kid: 'theirs' })],
  ['names no session', sign({ ...good, origin_jti: undefined })],
  ['is not a token', 'nonsense'],
])('returns no bearer for a token that %s', async (_name, token) => {
  expect(await bearerOf(token)).toBeUndefined();
});
