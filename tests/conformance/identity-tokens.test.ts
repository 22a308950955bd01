import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CreateGroupCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { JwtVerifier } from 'aws-jwt-verify';
import { describe, expect, test } from 'vitest';
import { isLoopback } from './endpoints.ts';
import {
  ClientId,
  Password,
  UserPoolId,
  claims,
  client,
  endpoint,
  join,
  refresh,
  refused,
  rotate,
  rotatingClientId,
  signIn,
  setUpPool,
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

  test('are verified with the keys that the pool publishes', async () => {
    const username = await join();
    const { AccessToken, IdToken } = await signIn(username);
    const issuer = String(claims(AccessToken).iss);
    expect(issuer).toMatch(new RegExp(`/${UserPoolId}$`));
    const verifier = JwtVerifier.create({
      issuer,
      audience: null,
      jwksUri: `${issuer}/.well-known/jwks.json`,
    });
    verifier.cacheJwks(await publishedKeys(issuer));
    const { Username: sub } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: username }));
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
      email: username,
      'cognito:username': sub,
    });
    const forged = `${AccessToken.slice(0, -8)}AAAAAAAA`;
    await expect(verifier.verify(forged)).rejects.toThrow('Invalid signature');
  });

  test('name the groups of the user', async () => {
    const Username = await join();
    const names = [`a-${randomUUID()}`, `b-${randomUUID()}`];
    for (const GroupName of names) {
      await client.send(new CreateGroupCommand({ UserPoolId, GroupName }));
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    }
    const { AccessToken, IdToken } = await signIn(Username);
    for (const token of [AccessToken, IdToken]) {
      const groups = claims(token)['cognito:groups'];
      expect(groups).toHaveLength(2);
      expect(groups).toEqual(expect.arrayContaining(names));
    }
    expect(claims((await signIn(await join())).AccessToken)).not.toHaveProperty('cognito:groups');
  });

  test('are renewed by a refresh token, which stays the same without rotation', async () => {
    const { RefreshToken, AccessToken } = await signIn(await join());
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(AuthenticationResult).toHaveProperty('IdToken');
    expect(AuthenticationResult).not.toHaveProperty('RefreshToken');
    expect(claims(AuthenticationResult?.AccessToken ?? '')).toMatchObject({
      sub: claims(AccessToken).sub,
      origin_jti: claims(AccessToken).origin_jti,
    });
  });

  test('keep the time of the sign-in when they are renewed', async () => {
    const { RefreshToken, AccessToken } = await signIn(await join());
    // The next second: the time of the renewal is another one.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { AuthenticationResult } = await refresh(RefreshToken);
    const renewed = claims(AuthenticationResult?.AccessToken ?? '');
    expect(renewed.auth_time).toBe(claims(AccessToken).auth_time);
    expect(renewed.iat).not.toBe(claims(AccessToken).iat);
  });

  test('are not renewed by something that is no refresh token', async () => {
    await expect(refresh('not-a-refresh-token')).rejects.toEqual(refused('NotAuthorizedException'));
  });

  test('come with a new refresh token under rotation, and the old one is refused', async () => {
    const first = await signIn(await join(), Password, rotatingClientId);
    const second = await rotate(first.RefreshToken);
    expect(second?.RefreshToken).toBeDefined();
    expect(second?.RefreshToken).not.toBe(first.RefreshToken);
    await expect(rotate(first.RefreshToken)).rejects.toEqual(refused('RefreshTokenReuseException'));
    expect(await rotate(second?.RefreshToken ?? '')).toHaveProperty('AccessToken');
  });

  test('end with the revocation of their refresh token', async () => {
    const { RefreshToken, AccessToken } = await signIn(await join());
    await client.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }));
    await expect(refresh(RefreshToken)).rejects.toEqual(refused('NotAuthorizedException'));
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
  });

  test('end with a sign-out everywhere by the user', async () => {
    const username = await join();
    const [one, two] = [await signIn(username), await signIn(username)];
    await client.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken }));
    await expect(client.send(new GetUserCommand({ AccessToken: two.AccessToken }))).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
    await expect(refresh(two.RefreshToken)).rejects.toEqual(refused('NotAuthorizedException'));
  });

  test('end with a sign-out everywhere by an administrator', async () => {
    const Username = await join();
    const { AccessToken, RefreshToken } = await signIn(Username);
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
    await expect(refresh(RefreshToken)).rejects.toEqual(refused('NotAuthorizedException'));
  });
});
