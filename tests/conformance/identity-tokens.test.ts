import { JwtVerifier } from 'aws-jwt-verify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isLoopback } from './endpoints.ts';
import {
  ClientId,
  UserPoolId,
  claims,
  client,
  endpoint,
  join,
  refresh,
  refused,
  setUpPool,
  signIn,
} from './pool.ts';

setUpPool();

describe('tokens', () => {
  async function publishedKeys(issuer: string) {
    const signature = 'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/cognito-idp/aws4_request';
    const local = isLoopback(endpoint);
    const keys = await fetch(`${local ? `${endpoint}/${UserPoolId}` : issuer}/.well-known/jwks.json`, {
      headers: local ? { authorization: signature } : {},
    });
    return keys.json();
  }

  test('can be verified with the pool’s published keys', async () => {
    const Username = await join();
    const { AccessToken, IdToken } = await signIn(Username);
    const issuer = String(claims(AccessToken).iss);
    expect(issuer).toMatch(new RegExp(`/${UserPoolId}$`));
    const jwksUri = `${issuer}/.well-known/jwks.json`;
    const verifier = JwtVerifier.create({ issuer, audience: null, jwksUri });
    verifier.cacheJwks(await publishedKeys(issuer));
    const { Username: sub } = await client.adminGetUser({ UserPoolId, Username });
    expect(await verifier.verify(AccessToken)).toMatchObject({
      sub,
      token_use: 'access',
      client_id: ClientId,
      username: sub,
    });
    expect(await verifier.verify(IdToken)).toMatchObject({
      sub,
      token_use: 'id',
      aud: ClientId,
      email: Username,
      'cognito:username': sub,
    });
    const forged = `${AccessToken.slice(0, -8)}AAAAAAAA`;
    await expect(verifier.verify(forged)).rejects.toThrow('Invalid signature');
  });

  test('are renewed with a refresh token, which stays the same without rotation', async () => {
    const { RefreshToken, AccessToken } = await signIn(await join());
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(AuthenticationResult).toHaveProperty('IdToken');
    expect(AuthenticationResult).not.toHaveProperty('RefreshToken');
    const { sub, origin_jti } = claims(AccessToken);
    expect(claims(AuthenticationResult?.AccessToken)).toMatchObject({ sub, origin_jti });
  });

  test('keep the sign-in time when they are renewed', async () => {
    const { RefreshToken, AccessToken } = await signIn(await join());
    const { auth_time, iat } = claims(AccessToken);
    // The embedded pool uses this process's clock. Another pool is polled until its clock advances.
    vi.setSystemTime(Date.now() + 1000);
    onTestFinished(() => void vi.useRealTimers());
    const renewed = await vi.waitUntil(async () => {
      const { AuthenticationResult } = await refresh(RefreshToken);
      const token = claims(AuthenticationResult?.AccessToken);
      return token.iat !== iat && token;
    }, 60_000);
    expect(renewed.auth_time).toBe(auth_time);
  });

  test('cannot be renewed with an invalid refresh token', async () => {
    await expect(refresh('not-a-refresh-token')).rejects.toEqual(refused('NotAuthorizedException'));
  });

  test('are revoked when an administrator signs the user out everywhere', async () => {
    const Username = await join();
    const [one, two] = [await signIn(Username), await signIn(Username)];
    await client.adminUserGlobalSignOut({ UserPoolId, Username });
    for (const { AccessToken, RefreshToken } of [one, two]) {
      await expect(client.getUser({ AccessToken })).rejects.toEqual(refused('NotAuthorizedException'));
      await expect(refresh(RefreshToken)).rejects.toEqual(refused('NotAuthorizedException'));
    }
  });
});
