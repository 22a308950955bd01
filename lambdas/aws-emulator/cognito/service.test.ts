import { createHmac } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  ChangePasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { startCognito } from './index.ts';
import {
  ClientId,
  Password,
  startTestPool,
  testClientSettings,
  testPool,
  Username,
  UserPoolId,
} from './test-pool.ts';

let pool: Awaited<ReturnType<typeof startTestPool>>;
beforeEach(async () => {
  pool = await startTestPool();
});
afterEach(() => pool.cognito.close());

/** Starts the pool again with other settings of its client. */
async function restartWith(settings: Partial<typeof testClientSettings>) {
  await pool.cognito.close();
  pool = await startTestPool({ pools: [{ ...testPool, clients: [{ ...testClientSettings, ...settings }] }] });
}

const post = (target: string, body: string, headers: Record<string, string> = {}) =>
  fetch(pool.cognito.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}`, ...headers },
    body,
  });

describe('the protocol', () => {
  test('names every broken constraint of a request', async () => {
    const response = await post('InitiateAuth', '{"ClientId":"a b","AuthFlow":null}');
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('InvalidParameterException');
    expect(await response.json()).toEqual({
      __type: 'InvalidParameterException',
      message:
        "2 validation errors detected: Value null at 'authFlow' failed to satisfy constraint: Member must not be null; Value 'a b' at 'clientId' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\w+]+",
    });
  });

  test('leaves passwords and addresses out of error messages', async () => {
    const body = JSON.stringify({ ClientId, Username: 'a b', Password: ' secret ' });
    const message = JSON.stringify(await (await post('SignUp', body)).json());
    expect(message).toContain("Value at 'password' failed");
    expect(message).not.toMatch(/secret|a b/);
  });

  test.each(['{"ClientId":1}', '[]', '{'])('refuses the body %s', async (body) => {
    expect(await (await post('SignUp', body)).json()).toMatchObject({ __type: 'SerializationException' });
  });

  test('refuses unsigned admin operations, and sends no CORS headers', async () => {
    const body = JSON.stringify({ UserPoolId, Username });
    const response = await post('AdminGetUser', body, { origin: 'https://example.com' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('publishes the keys of its pools only', async () => {
    const keys = await fetch(`${pool.cognito.endpoint}/${UserPoolId}/.well-known/jwks.json`);
    expect(await keys.json()).toEqual(pool.cognito.jwks);
    const none = await fetch(`${pool.cognito.endpoint}/us-east-1_None/.well-known/jwks.json`);
    expect(none.status).toBe(400);
  });

  test('survives an interrupted request', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"ClientId":')),
      pull: () => controller.abort(),
    });
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      signal: controller.signal,
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    };
    const broken = fetch(pool.cognito.endpoint, request);
    await expect(broken).rejects.toThrow(/abort/i);
    await pool.join();
  });
});

describe('an unsupported request', () => {
  test.each([
    ['USER_SRP_AUTH', { USERNAME: Username, SRP_A: 'aa' }],
    ['CUSTOM_AUTH', { USERNAME: Username }],
    ['USER_AUTH', { USERNAME: Username }],
    ['USER_PASSWORD_AUTH', { USERNAME: Username, PASSWORD: Password, DEVICE_KEY: 'x' }],
  ] as const)('by %s with %o is refused by name', async (AuthFlow, AuthParameters) => {
    await expect(
      pool.client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters })),
    ).rejects.toThrow(/^Not implemented here: /);
  });

  test('is refused by the name of its operation or parameter', async () => {
    await expect(
      pool.client.send(new StartWebAuthnRegistrationCommand({ AccessToken: 'a' })),
    ).rejects.toThrow('Not implemented here: the operation StartWebAuthnRegistration.');
    await expect(
      pool.client.send(new SignUpCommand({ ClientId, Username, Password, ClientMetadata: { a: 'x' } })),
    ).rejects.toThrow('Not implemented here: the parameter ClientMetadata of SignUp.');
  });
});

test.each([
  [
    { ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH' as const] },
    'Refresh token rotation cannot be enabled together with ALLOW_REFRESH_TOKEN_AUTH.',
  ],
  [
    { AccessTokenValidity: 1, TokenValidityUnits: { AccessToken: 'minutes' as const } },
    'Invalid range for token validity.',
  ],
])('settings that Cognito would refuse, such as %o, stop the start', async (settings, message) => {
  const clients = [{ ...testClientSettings, ...settings }];
  await expect(startCognito({ credentials, pools: [{ ...testPool, clients }] })).rejects.toThrow(message);
});

test('a client that should have a secret and has none stops the start', async () => {
  const clients = [{ ...testClientSettings, GenerateSecret: true }];
  await expect(startCognito({ credentials, pools: [{ ...testPool, clients }] })).rejects.toThrow(
    `The client ${ClientId} needs a secret.`,
  );
});

test('a pool that only administrators fill refuses sign-ups', async () => {
  await pool.cognito.close();
  pool = await startTestPool({
    pools: [{ ...testPool, AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } }],
  });
  await expect(pool.signUp()).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'SignUp is not permitted for this user pool',
  });
});

describe('sign-in', () => {
  test('is locked after five wrong passwords, even when they arrive at the same time', async () => {
    await pool.join();
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => pool.attempt(`wrong-${i}`)),
    );
    const texts = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.message : 'signed in'));
    expect(texts.filter((text) => text === 'Incorrect username or password.')).toHaveLength(5);
    expect(texts.filter((text) => text === 'Password attempts exceeded')).toHaveLength(7);
    await expect(pool.attempt()).rejects.toThrow('Password attempts exceeded');
  });

  test('reports an unconfirmed account only with the right password', async () => {
    await pool.signUp();
    await expect(pool.attempt('wrong-one')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(pool.attempt()).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
  });

  test('counts wrong previous passwords of ChangePassword too', async () => {
    await pool.join();
    const { AccessToken } = await pool.signIn();
    const change = (PreviousPassword: string) =>
      pool.client.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'next-secret' }),
      );
    for (let guess = 0; guess < 5; guess += 1)
      await expect(change(`wrong-${guess}`)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(change(Password)).rejects.toThrow('Password attempts exceeded');
  });

  test('with a temporary password asks for a new one', async () => {
    const TemporaryPassword = 'temporary';
    await pool.client.send(
      new AdminCreateUserCommand({ UserPoolId, Username, TemporaryPassword, MessageAction: 'SUPPRESS' }),
    );
    const challenge = await pool.attempt('temporary');
    expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(challenge.AuthenticationResult).toBeUndefined();
  });
});

describe('a client', () => {
  test('that hides its users gets the same response for a known and an unknown user', async () => {
    await pool.join();
    await expect(pool.attempt('wrong-one')).rejects.toThrow('Incorrect username or password.');
    await expect(pool.attempt(Password, 'nobody@example.com')).rejects.toThrow(
      'Incorrect username or password.',
    );
  });

  test('that does not hide its users gets a UserNotFoundException', async () => {
    await restartWith({ PreventUserExistenceErrors: 'LEGACY' });
    await expect(pool.attempt()).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('lets users write only the attributes that it names', async () => {
    await restartWith({ WriteAttributes: ['email', 'name'] });
    const signUp = (Name: string) =>
      pool.client.send(
        new SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name, Value: 'x' }] }),
      );
    await expect(signUp('nickname')).rejects.toThrow('A client attempted to write unauthorized attribute');
    expect(await signUp('name')).toHaveProperty('UserSub');
  });
});

describe('a client with a secret', () => {
  const secret = 'sample0secret';
  const hashOf = (username: string, key = secret) =>
    createHmac('sha256', key).update(`${username}${ClientId}`).digest('base64');
  const refusal = (message: RegExp) =>
    expect.objectContaining({ name: 'NotAuthorizedException', message: expect.stringMatching(message) });

  beforeEach(() => restartWith({ secret }));

  const signUp = (SecretHash?: string) =>
    pool.client.send(new SignUpCommand({ ClientId, Username, Password, SecretHash }));
  const initiate = (SECRET_HASH?: string) =>
    pool.client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: Password, ...(SECRET_HASH && { SECRET_HASH }) },
      }),
    );

  test.each([
    ['sign-up', signUp],
    ['sign-in', initiate],
  ])('refuses a %s without its hash or with a wrong one', async (_name, request) => {
    await expect(request()).rejects.toEqual(refusal(/SECRET_HASH was not received$/));
    for (const wrong of [hashOf(Username, 'other'), hashOf('other@example.com'), 'short'])
      await expect(request(wrong)).rejects.toEqual(refusal(/^Unable to verify secret hash/));
  });

  test('signs up, signs in, refreshes, and revokes with its secret only', async () => {
    await signUp(hashOf(Username));
    await pool.client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
    const { AuthenticationResult } = await initiate(hashOf(Username));
    const { RefreshToken = '' } = AuthenticationResult ?? {};
    const refresh = (ClientSecret?: string) =>
      pool.client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ClientSecret }));
    const revoke = (ClientSecret?: string) =>
      pool.client.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken, ClientSecret }));
    for (const request of [refresh, revoke])
      for (const wrong of [undefined, 'other'])
        await expect(request(wrong)).rejects.toEqual(refusal(/secret/));
    expect(await refresh(secret)).toHaveProperty('AuthenticationResult.AccessToken');
    await revoke(secret);
    await expect(refresh(secret)).rejects.toThrow('Refresh Token has been revoked');
  });
});
