import {
  AdminCreateUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, test } from 'vitest';
import type { CognitoOptions, TriggerEvent } from './index.ts';
import { ClientId, Password, startTestPool, Username, UserPoolId } from './test-pool.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function start(
  triggers: NonNullable<CognitoOptions['triggers']>,
  options: Partial<CognitoOptions> = {},
) {
  const events: TriggerEvent[] = [];
  const pool = await startTestPool({
    ...options,
    triggers: (event) => {
      events.push(structuredClone(event));
      return triggers(event);
    },
  });
  closers.push(pool.cognito.close);
  return { ...pool, events };
}

const forgotPassword = () => new ForgotPasswordCommand({ ClientId, Username });

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

describe('CustomMessage', () => {
  test('writes the reset email, with the code in place of its placeholder', async () => {
    const { client, events, mails, code, join, attempt } = await start(async (event) => {
      if (event.triggerSource !== 'CustomMessage_ForgotPassword') return event;
      const { codeParameter, userAttributes } = event.request;
      event.response.emailSubject = 'Reset';
      event.response.emailMessage = `<p>Open <a href="https://example.com/auth?email=${userAttributes.email}&amp;code=${codeParameter}">this page</a> or type ${codeParameter}.</p>`;
      return event;
    });
    await join();
    await client.send(forgotPassword());
    expect(events.at(-1)).toMatchObject({
      triggerSource: 'CustomMessage_ForgotPassword',
      request: {
        userAttributes: { sub: expect.any(String), email: Username, email_verified: 'true' },
        codeParameter: '{####}',
        usernameParameter: null,
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    });
    expect(mails).toMatchObject([{ to: Username, subject: 'Reset' }]);
    expect(mails[0]?.html).toMatch(/code=\d{6}">this page<\/a> or type \d{6}\./);
    expect(mails[0]?.text).toMatch(
      /^Open this page: https:\/\/example\.com\/auth\?email=ada@example\.com&code=\d{6} or type \d{6}\.$/,
    );
    const confirm = { ClientId, Username, ConfirmationCode: code(), Password: 'second-secret' };
    await client.send(new ConfirmForgotPasswordCommand(confirm));
    expect(await attempt('second-secret')).toHaveProperty('AuthenticationResult');
  });

  test('without the placeholder is an error, and no email is sent', async () => {
    const { client, mails, join } = await start(async (event) => {
      if ('emailMessage' in event.response) event.response.emailMessage = 'Welcome!';
      return event;
    });
    await join();
    await expect(client.send(forgotPassword())).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
      message: expect.stringContaining('{####}'),
    });
    expect(mails).toEqual([]);
  });
});

test('an email that cannot be sent is a delivery failure', async () => {
  const { client, join } = await start(async (event) => event, {
    sendMail: async () => {
      throw new Error('mailbox full');
    },
  });
  await join();
  await expect(client.send(forgotPassword())).rejects.toMatchObject({
    name: 'CodeDeliveryFailureException',
    message: 'The email could not be sent: mailbox full',
  });
});
