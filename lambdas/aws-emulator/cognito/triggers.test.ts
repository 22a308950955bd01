import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  CreateGroupCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, test } from 'vitest';
import type { CognitoOptions, TriggerEvent } from './index.ts';
import { CLIENT_ID, POOL_ID, startTestPool } from './test-pool.ts';

const Username = 'ada@example.com';
const Password = 'plain-secret';
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
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
  open.push(pool.cognito.close);
  return { ...pool, events };
}

const signUp = () => new SignUpCommand({ ClientId: CLIENT_ID, Username, Password });
const signIn = (AuthParameters = { USERNAME: Username, PASSWORD: Password }) =>
  new InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
const idClaims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('PreSignUp receives the documented event and may confirm and verify at once', async () => {
  const { client, events, mails } = await start(async (event) => {
    if (event.triggerSource === 'PreSignUp_SignUp')
      Object.assign(event.response, { autoConfirmUser: true, autoVerifyEmail: true });
    return event;
  });
  const answer = await client.send(
    new SignUpCommand({
      ClientId: CLIENT_ID,
      Username,
      Password,
      UserAttributes: [{ Name: 'name', Value: 'Sample Person' }],
      ValidationData: [{ Name: 'campaign', Value: 'spring' }],
      ClientMetadata: { locale: 'en' },
    }),
  );
  expect(answer).toMatchObject({ UserConfirmed: true });
  expect(answer.CodeDeliveryDetails).toBeUndefined();
  expect(mails).toEqual([]);
  expect(events).toEqual([
    {
      version: '1',
      triggerSource: 'PreSignUp_SignUp',
      region: 'us-east-1',
      userPoolId: POOL_ID,
      userName: answer.UserSub,
      callerContext: { awsSdkVersion: expect.any(String), clientId: CLIENT_ID },
      request: {
        userAttributes: { email: Username, name: 'Sample Person' },
        validationData: { campaign: 'spring' },
        clientMetadata: { locale: 'en' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
  ]);
  const { AuthenticationResult } = await client.send(signIn());
  expect(idClaims(AuthenticationResult?.IdToken)).toMatchObject({ email: Username, email_verified: true });
});

test('a trigger may answer a new event instead of the one it was given', async () => {
  const { client } = await start(async (event) =>
    event.triggerSource === 'PreSignUp_SignUp'
      ? { ...event, response: { autoConfirmUser: true, autoVerifyEmail: false, autoVerifyPhone: false } }
      : event,
  );
  expect(await client.send(signUp())).toMatchObject({ UserConfirmed: true });
});

test('PreSignUp refuses a sign-up by throwing, and no account is left', async () => {
  let refuses = true;
  const { client } = await start(async (event) => {
    if (refuses && event.triggerSource === 'PreSignUp_SignUp') throw new Error('not today');
    return event;
  });
  await expect(client.send(signUp())).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'PreSignUp failed with error not today.',
  });
  refuses = false;
  expect(await client.send(signUp())).toMatchObject({ UserConfirmed: false });
});

test('a trigger that answers nothing is reported, not passed over', async () => {
  const { client } = await start(async () => JSON.parse('{}'));
  await expect(client.send(signUp())).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
});

test('CustomMessage writes each mail, with the code in the place of its placeholder', async () => {
  const { client, events, mails, code } = await start(async (event) => {
    if ('codeParameter' in event.request && 'emailMessage' in event.response) {
      const { codeParameter, userAttributes } = event.request;
      event.response.emailSubject = `Subject of ${event.triggerSource}`;
      event.response.emailMessage = `<p>Open <a href="https://example.com/auth?email=${userAttributes.email}&amp;code=${codeParameter}">this page</a> or type ${codeParameter}.</p>`;
    }
    return event;
  });
  await client.send(signUp());
  await client.send(new ResendConfirmationCodeCommand({ ClientId: CLIENT_ID, Username }));
  await client.send(new ConfirmSignUpCommand({ ClientId: CLIENT_ID, Username, ConfirmationCode: code() }));
  await client.send(new ForgotPasswordCommand({ ClientId: CLIENT_ID, Username }));
  const reset = mails.at(-1);
  await client.send(
    new ConfirmForgotPasswordCommand({ ClientId: CLIENT_ID, Username, ConfirmationCode: code(), Password }),
  );
  const { AuthenticationResult } = await client.send(signIn());
  const UserAttributes = [{ Name: 'email', Value: 'ada.new@example.com' }];
  await client.send(
    new UpdateUserAttributesCommand({ AccessToken: AuthenticationResult?.AccessToken, UserAttributes }),
  );
  const messages = events.filter(({ triggerSource }) => triggerSource.startsWith('CustomMessage'));
  expect(messages.map(({ triggerSource }) => triggerSource)).toEqual([
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_ForgotPassword',
    'CustomMessage_UpdateUserAttribute',
  ]);
  expect(messages[0]).toMatchObject({
    request: {
      userAttributes: { sub: expect.any(String), email: Username, email_verified: 'false' },
      codeParameter: '{####}',
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  expect(reset?.subject).toBe('Subject of CustomMessage_ForgotPassword');
  expect(reset?.html).toMatch(/code=\d{6}">this page<\/a> or type \d{6}\./);
  expect(reset?.text).toMatch(
    /^Open this page: https:\/\/example\.com\/auth\?email=ada@example\.com&code=\d{6} or type \d{6}\.$/,
  );
  expect(mails.map(({ to }) => to)).toEqual([Username, Username, Username, 'ada.new@example.com']);
});

test('a message without the place for the code is refused instead of sent', async () => {
  const { client, mails } = await start(async (event) => {
    if ('emailMessage' in event.response) event.response.emailMessage = 'Welcome!';
    return event;
  });
  await expect(client.send(signUp())).rejects.toMatchObject({
    name: 'InvalidLambdaResponseException',
    message: expect.stringContaining('{####}'),
  });
  expect(mails).toEqual([]);
});

test('an invitation passes PreSignUp and CustomMessage and carries a temporary password that works', async () => {
  const { client, events, mails } = await start(async (event) => {
    if (event.triggerSource === 'CustomMessage_AdminCreateUser') {
      const { usernameParameter, codeParameter } = event.request;
      event.response.emailMessage = `<p>You are ${usernameParameter}. Password: ${codeParameter}</p>`;
    }
    return event;
  });
  const temporary = 'a&b<c"d>1';
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: POOL_ID,
      Username,
      TemporaryPassword: temporary,
      DesiredDeliveryMediums: ['EMAIL'],
    }),
  );
  expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
    'PreSignUp_AdminCreateUser',
    'CustomMessage_AdminCreateUser',
  ]);
  expect(events[1]?.callerContext.clientId).toBe('CLIENT_ID_NOT_APPLICABLE');
  expect(mails[0]?.text).toBe(`You are ${Username}. Password: ${temporary}`);
  expect(await client.send(signIn({ USERNAME: Username, PASSWORD: temporary }))).toMatchObject({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
  });
});

test('PreTokenGeneration changes the ID token, never the claims that verification rests on', async () => {
  const { client, events } = await start(async (event) => {
    if (event.triggerSource === 'PreSignUp_SignUp') Object.assign(event.response, { autoConfirmUser: true });
    if (event.triggerSource === 'TokenGeneration_Authentication')
      event.response.claimsOverrideDetails = {
        claimsToAddOrOverride: { plan: 'team', sub: 'someone-else', aud: 'elsewhere' },
        claimsToSuppress: ['email', 'exp'],
      };
    return event;
  });
  const { UserSub } = await client.send(signUp());
  await client.send(new CreateGroupCommand({ UserPoolId: POOL_ID, GroupName: 'user' }));
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId: POOL_ID, GroupName: 'user', Username }));
  const { AuthenticationResult } = await client.send(signIn());
  const claims = idClaims(AuthenticationResult?.IdToken);
  expect(claims).toMatchObject({ plan: 'team', sub: UserSub, aud: CLIENT_ID, exp: expect.any(Number) });
  expect(claims).not.toHaveProperty('email');
  expect(idClaims(AuthenticationResult?.AccessToken)).not.toHaveProperty('plan');
  expect(events.at(-1)?.request).toMatchObject({
    userAttributes: { sub: UserSub, 'cognito:user_status': 'CONFIRMED', email: Username },
    groupConfiguration: { groupsToOverride: ['user'] },
  });
});

test('a mail that cannot be handed over is a delivery failure', async () => {
  const { client } = await start(async (event) => event, {
    sendMail: async () => {
      throw new Error('mailbox full');
    },
  });
  await expect(client.send(signUp())).rejects.toMatchObject({
    name: 'CodeDeliveryFailureException',
    message: 'The mail could not be sent: mailbox full',
  });
});
