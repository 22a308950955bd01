import {
  AdminCreateUserCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startCognito } from './index.ts';
import { CLIENT_ID, POOL_ID, startTestPool, TEST_POOL } from './test-pool.ts';

const Username = 'ada@example.com';
const Password = 'plain-secret';
const ClientId = CLIENT_ID;
const UserPoolId = POOL_ID;

let pool: Awaited<ReturnType<typeof startTestPool>>;
beforeEach(async () => {
  pool = await startTestPool();
});
afterEach(() => pool.cognito.close());

const attempt = (password = Password, username = Username) =>
  pool.client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    }),
  );

async function join() {
  await pool.client.send(new SignUpCommand({ ClientId, Username, Password }));
  await pool.client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: pool.code() }));
}

async function signIn() {
  const { AuthenticationResult } = await attempt();
  const { AccessToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { AccessToken, RefreshToken };
}

const post = (target: string, body: string, headers: Record<string, string> = {}) =>
  fetch(pool.cognito.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}`, ...headers },
    body,
  });

describe('the protocol', () => {
  test('names every constraint that a request breaks', async () => {
    const response = await post('InitiateAuth', '{"ClientId":"a b","AuthFlow":null}');
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('InvalidParameterException');
    expect(await response.json()).toEqual({
      __type: 'InvalidParameterException',
      message:
        "2 validation errors detected: Value null at 'authFlow' failed to satisfy constraint: Member must not be null; Value 'a b' at 'clientId' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\w+]+",
    });
  });

  test('keeps passwords and addresses out of the text of an error', async () => {
    const response = await post(
      'SignUp',
      JSON.stringify({ ClientId, Username: 'a b', Password: ' secret ' }),
    );
    const message = JSON.stringify(await response.json());
    expect(message).toContain("Value at 'password' failed");
    expect(message).not.toMatch(/secret|a b/);
  });

  test.each([
    ['{"ClientId":1}', 'SerializationException'],
    ['[]', 'SerializationException'],
    ['{', 'SerializationException'],
  ])('refuses the body %s', async (body, name) => {
    expect(await (await post('SignUp', body)).json()).toMatchObject({ __type: name });
  });

  test('wants credentials for what an administrator does, and serves no page of another site', async () => {
    const response = await post('ListUsers', JSON.stringify({ UserPoolId }), {
      origin: 'https://example.com',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('publishes the keys of its pools and of no other', async () => {
    const keys = await fetch(`${pool.cognito.endpoint}/${POOL_ID}/.well-known/jwks.json`);
    expect(await keys.json()).toEqual(pool.cognito.jwks);
    const none = await fetch(`${pool.cognito.endpoint}/us-east-1_None/.well-known/jwks.json`);
    expect(none.status).toBe(400);
  });

  test('survives a request that is broken off', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"ClientId":')),
      pull: () => controller.abort(),
    });
    const broken = fetch(pool.cognito.endpoint, {
      method: 'POST',
      body,
      duplex: 'half',
      signal: controller.signal,
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    });
    await expect(broken).rejects.toThrow(/abort/i);
    await join();
  });
});

describe('what is not implemented', () => {
  test.each([
    ['USER_SRP_AUTH', { USERNAME: Username, SRP_A: 'aa' }],
    ['CUSTOM_AUTH', { USERNAME: Username }],
    ['USER_AUTH', { USERNAME: Username }],
    ['USER_PASSWORD_AUTH', { USERNAME: Username, PASSWORD: Password, SECRET_HASH: 'x' }],
    ['USER_PASSWORD_AUTH', { USERNAME: Username, PASSWORD: Password, DEVICE_KEY: 'x' }],
  ] as const)('is said for %s with %o', async (AuthFlow, AuthParameters) => {
    await join();
    await expect(
      pool.client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters })),
    ).rejects.toThrow(/^Not implemented here: /);
  });

  test('is said for an operation, a parameter and a configuration', async () => {
    const { client } = pool;
    await expect(client.send(new StartWebAuthnRegistrationCommand({ AccessToken: 'a' }))).rejects.toThrow(
      'Not implemented here: the operation StartWebAuthnRegistration.',
    );
    await expect(
      client.send(new SignUpCommand({ ClientId, Username, Password, SecretHash: 'x' })),
    ).rejects.toThrow('Not implemented here: the parameter SecretHash of SignUp.');
    await expect(client.send(new CreateUserPoolCommand({ PoolName: 'phones' }))).rejects.toThrow(
      'Not implemented here: a pool whose users do not sign in by e-mail address.',
    );
    await expect(
      client.send(new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'x', GenerateSecret: true })),
    ).rejects.toThrow('Not implemented here: a client secret.');
  });

  test('stops a start whose configuration Cognito would refuse', async () => {
    const clientConfig = {
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH' as const],
      RefreshTokenRotation: { Feature: 'ENABLED' as const },
    };
    await expect(startCognito({ pools: [{ ...TEST_POOL, clientConfig }] })).rejects.toThrow(
      'Refresh token rotation cannot be enabled together with ALLOW_REFRESH_TOKEN_AUTH.',
    );
  });
});

describe('signing in', () => {
  test('is locked after five wrong passwords, also when they come all at once', async () => {
    await join();
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => attempt(`wrong-${i}`)));
    const texts = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.message : 'signed in'));
    expect(texts.filter((text) => text === 'Incorrect username or password.')).toHaveLength(5);
    expect(texts.filter((text) => text === 'Password attempts exceeded')).toHaveLength(7);
    await expect(attempt()).rejects.toThrow('Password attempts exceeded');
  });

  test('tells a wrong password first, and an unconfirmed account only with the right one', async () => {
    await pool.client.send(new SignUpCommand({ ClientId, Username, Password }));
    await expect(attempt('wrong-one')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(attempt()).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
  });

  test('counts wrong previous passwords of ChangePassword too', async () => {
    await join();
    const { AccessToken } = await signIn();
    const change = (PreviousPassword: string) =>
      pool.client.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'next-secret' }),
      );
    for (let guess = 0; guess < 5; guess += 1)
      await expect(change(`wrong-${guess}`)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(change(Password)).rejects.toThrow('Password attempts exceeded');
  });

  test('with a temporary password asks for a new one, once per session', async () => {
    await pool.client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        TemporaryPassword: 'temporary',
        MessageAction: 'SUPPRESS',
      }),
    );
    const { Session } = await attempt('temporary');
    const respond = (NEW_PASSWORD: string) =>
      pool.client.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          Session,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          ChallengeResponses: { USERNAME: Username, NEW_PASSWORD },
        }),
      );
    await expect(respond('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    expect((await respond(Password)).AuthenticationResult).toHaveProperty('RefreshToken');
    await expect(respond('another-one')).rejects.toThrow('Invalid session for the user.');
    expect((await attempt()).AuthenticationResult).toHaveProperty('AccessToken');
  });
});

describe('who exists', () => {
  test('does not show in the answers to a client that hides it', async () => {
    await join();
    const known = await pool.client.send(new ForgotPasswordCommand({ ClientId, Username }));
    const unknown = await pool.client.send(
      new ForgotPasswordCommand({ ClientId, Username: 'abc@elsewhere.example' }),
    );
    expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    expect(pool.mails.filter(({ to }) => to !== Username)).toEqual([]);
    await expect(attempt(Password, 'nobody@example.com')).rejects.toThrow('Incorrect username or password.');
    await expect(
      pool.client.send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          Username: 'nobody@example.com',
          ConfirmationCode: '123456',
          Password,
        }),
      ),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  test('shows to a client with LEGACY answers', async () => {
    const { UserPoolClient } = await pool.client.send(
      new CreateUserPoolClientCommand({
        UserPoolId,
        ClientName: 'legacy',
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      }),
    );
    await expect(
      pool.client.send(new ForgotPasswordCommand({ ClientId: UserPoolClient?.ClientId, Username })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});
