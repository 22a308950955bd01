import {
  AdminCreateUserCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, test } from 'vitest';
import type { CognitoOptions, TriggerEvent } from './index.ts';
import { ClientId, Password, startTestPool, Username, UserPoolId } from './test-pool.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function start(triggers: NonNullable<CognitoOptions['triggers']>) {
  const events: TriggerEvent[] = [];
  const pool = await startTestPool({
    triggers: (event) => {
      events.push(structuredClone(event));
      return triggers(event);
    },
  });
  closers.push(pool.cognito.close);
  return { ...pool, events };
}

describe('PreSignUp', () => {
  test('gets the documented event, and may confirm the user and verify the address', async () => {
    const { client, events, attempt } = await start(async (event) => {
      if (event.triggerSource === 'PreSignUp_SignUp')
        Object.assign(event.response, { autoConfirmUser: true, autoVerifyEmail: true });
      return event;
    });
    const { UserConfirmed, UserSub } = await client.send(
      new SignUpCommand({
        ClientId,
        Username,
        Password,
        UserAttributes: [{ Name: 'name', Value: 'Sample Person' }],
      }),
    );
    expect(UserConfirmed).toBe(true);
    expect(events).toEqual([
      {
        version: '1',
        triggerSource: 'PreSignUp_SignUp',
        region: 'us-east-1',
        userPoolId: UserPoolId,
        userName: UserSub,
        callerContext: { awsSdkVersion: expect.any(String), clientId: ClientId },
        request: { userAttributes: { email: Username, name: 'Sample Person' } },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ]);
    const { AuthenticationResult } = await attempt();
    const [, payload = ''] = AuthenticationResult?.IdToken?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      email: Username,
      email_verified: true,
    });
  });

  test('may return a new event', async () => {
    const response = { autoConfirmUser: true, autoVerifyEmail: false, autoVerifyPhone: false };
    const { signUp } = await start(async (event) =>
      event.triggerSource === 'PreSignUp_SignUp' ? { ...event, response } : event,
    );
    expect(await signUp()).toMatchObject({ UserConfirmed: true });
  });

  test('refuses a sign-up by throwing, and leaves no account', async () => {
    let refuses = true;
    const { signUp } = await start(async (event) => {
      if (refuses) throw new Error('not today');
      return event;
    });
    await expect(signUp()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error not today.',
    });
    refuses = false;
    expect(await signUp()).toMatchObject({ UserConfirmed: false });
  });

  test('without a response is an error', async () => {
    const { signUp } = await start(async () => JSON.parse('{}'));
    await expect(signUp()).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
  });

  test('runs for a user that an administrator creates', async () => {
    const { client, events } = await start(async (event) => event);
    await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
    expect(events).toMatchObject([
      {
        triggerSource: 'PreSignUp_AdminCreateUser',
        callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' },
      },
    ]);
  });
});

describe('PreTokenGeneration', () => {
  const scopeOf = (token = '') =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { scope?: string }).scope;
  const isTokenEvent = (event: TriggerEvent) => event.triggerSource.startsWith('TokenGeneration_');
  const getUser = (AccessToken: string) => new GetUserCommand({ AccessToken });

  async function startWith(accessTokenGeneration: { scopesToSuppress?: string[]; scopesToAdd?: string[] }) {
    const pool = await start(async (event) => {
      if (isTokenEvent(event))
        Object.assign(event.response, { claimsAndScopeOverrideDetails: { accessTokenGeneration } });
      return event;
    });
    await pool.join();
    return pool;
  }

  test('gets the documented event at sign-in and at a refresh', async () => {
    const { client, events, join, signIn } = await start(async (event) => event);
    await join();
    const { AccessToken, RefreshToken } = await signIn();
    await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    expect(scopeOf(AccessToken)).toBe('aws.cognito.signin.user.admin');
    expect(events.filter(isTokenEvent)).toMatchObject(
      ['TokenGeneration_Authentication', 'TokenGeneration_RefreshTokens'].map((triggerSource) => ({
        version: '2',
        triggerSource,
        userPoolId: UserPoolId,
        callerContext: { clientId: ClientId },
        request: {
          userAttributes: { sub: expect.any(String), email: Username },
          groupConfiguration: { groupsToOverride: [] },
          scopes: ['aws.cognito.signin.user.admin'],
        },
        response: { claimsAndScopeOverrideDetails: {} },
      })),
    );
  });

  test.each(['sign-in', 'a refresh'])(
    'closes the user’s own operations to the tokens of %s when it suppresses their scope',
    async (source) => {
      const { client, signIn } = await startWith({ scopesToSuppress: ['aws.cognito.signin.user.admin'] });
      const first = await signIn();
      const { AuthenticationResult } = await client.send(
        new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: first.RefreshToken }),
      );
      const token = (source === 'sign-in' ? first.AccessToken : AuthenticationResult?.AccessToken) ?? '';
      expect(scopeOf(token)).toBeUndefined();
      for (const command of [
        getUser(token),
        new UpdateUserAttributesCommand({ AccessToken: token, UserAttributes: [] }),
        new ChangePasswordCommand({
          AccessToken: token,
          PreviousPassword: Password,
          ProposedPassword: 'another-secret',
        }),
        new AssociateSoftwareTokenCommand({ AccessToken: token }),
        new DeleteUserCommand({ AccessToken: token }),
      ])
        await expect(client.send(command as GetUserCommand)).rejects.toMatchObject({
          name: 'NotAuthorizedException',
          message: 'Access Token does not have required scopes',
        });
    },
  );

  test('adds scopes', async () => {
    const { client, signIn } = await startWith({ scopesToAdd: ['courses/read'] });
    const { AccessToken } = await signIn();
    expect(scopeOf(AccessToken)).toBe('aws.cognito.signin.user.admin courses/read');
    expect(await client.send(getUser(AccessToken))).toHaveProperty('Username');
  });
});
