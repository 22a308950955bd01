import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
  DescribeUserPoolCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SetUserPoolMfaConfigCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { JwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCognito } from '../../lambdas/local/cognito/index.ts';
import { clientConfiguration, endpointFor, isLoopback } from './endpoints.ts';

/**
 * What another implementation is known to do otherwise than the API reference of Amazon Cognito says, by the name of
 * the test that shows it. Only `CONFORMANCE_JUDGE=<name>` leaves these tests out, and only these.
 */
const DEPARTURES: Record<string, Record<string, string>> = {
  moto: {
    'is refused for the same address in other letters':
      'UsernameConfiguration.CaseSensitive is not looked at',
    'takes the address in any letters': 'UsernameConfiguration.CaseSensitive is not looked at',
    'names the parameter that is missing': 'required members are not checked',
    'answers the same for a user who does not exist': 'PreventUserExistenceErrors is not looked at',
    'is refused to a client that does not allow it': 'ExplicitAuthFlows is not looked at',
    'come with a new refresh token under rotation, and the old one is refused':
      'GetTokensFromRefreshToken is missing',
    'end with the revocation of their refresh token': 'RevokeToken is missing',
    'is refused with a wrong code at sign-in': 'codes are not verified by default',
    'is not set up with a wrong code': 'codes are not verified by default',
    'is refused with a code that was used before': 'codes are not verified by default',
  },
};
const departures = DEPARTURES[process.env.CONFORMANCE_JUDGE ?? ''] ?? {};
beforeEach(({ task, skip }) => skip(task.name in departures, departures[task.name]));

const given = endpointFor('COGNITO_IDENTITY_PROVIDER');
const embedded = given === undefined ? await startCognito({ pools: [], scryptCost: 1024 }) : undefined;
const endpoint = given ?? embedded?.endpoint ?? '';
const client = new CognitoIdentityProviderClient(clientConfiguration(endpoint));

const Password = 'first-secret-1';
let UserPoolId = '';
let ClientId = '';
let rotatingClientId = '';
let closedClientId = '';

async function createClient(ClientName: string, config: Partial<CreateUserPoolClientCommandInput>) {
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName,
      PreventUserExistenceErrors: 'ENABLED',
      ...config,
    }),
  );
  return UserPoolClient?.ClientId ?? '';
}

beforeAll(async () => {
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
      PoolName: 'conformance',
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: true,
          RequireNumbers: true,
          RequireUppercase: false,
          RequireSymbols: false,
        },
      },
    }),
  );
  UserPoolId = UserPool?.Id ?? '';
  await client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId,
      MfaConfiguration: 'OPTIONAL',
      SoftwareTokenMfaConfiguration: { Enabled: true },
    }),
  );
  ClientId = await createClient('web', {
    ExplicitAuthFlows: [
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ],
  });
  rotatingClientId = await createClient('rotating', {
    ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 0 },
  });
  closedClientId = await createClient('closed', { ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] });
});

afterAll(async () => {
  if (UserPoolId) await client.send(new DeleteUserPoolCommand({ UserPoolId }));
  client.destroy();
  await embedded?.close();
});

const newAddress = () => `ada-${randomUUID()}@example.com`;

const signUp = (Username: string, password = Password) =>
  client.send(
    new SignUpCommand({
      ClientId,
      Username,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'name', Value: 'Sample Person' },
      ],
    }),
  );

async function join(): Promise<string> {
  const Username = newAddress();
  await signUp(Username);
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
  return Username;
}

const attempt = (USERNAME: string, PASSWORD = Password, id = ClientId) =>
  client.send(
    new InitiateAuthCommand({
      ClientId: id,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );

async function signIn(username: string, password = Password, id = ClientId) {
  const { AuthenticationResult } = await attempt(username, password, id);
  const { AccessToken = '', IdToken = '', RefreshToken = '', ...rest } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ...rest };
}

const refresh = (REFRESH_TOKEN: string) =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN },
    }),
  );

const rotate = async (RefreshToken: string) => {
  const { AuthenticationResult } = await client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: rotatingClientId, RefreshToken }),
  );
  return AuthenticationResult;
};

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const refused = (name: string, message?: string | RegExp) =>
  expect.objectContaining({
    name,
    ...(message ? { message: expect.stringMatching(message) } : {}),
  });

describe('sign-up', () => {
  test('gives an unconfirmed account, which an administrator confirms', async () => {
    const Username = newAddress();
    const { UserConfirmed, UserSub } = await signUp(Username);
    expect(UserConfirmed).toBe(false);
    const get = new AdminGetUserCommand({ UserPoolId, Username });
    expect(await client.send(get)).toMatchObject({
      Username: UserSub,
      UserStatus: 'UNCONFIRMED',
      Enabled: true,
    });
    await expect(attempt(Username)).rejects.toEqual(refused('UserNotConfirmedException'));
    await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
    expect(await client.send(get)).toMatchObject({ UserStatus: 'CONFIRMED' });
  });

  test('is refused for an address that has an account', async () => {
    const Username = await join();
    await expect(signUp(Username)).rejects.toEqual(refused('UsernameExistsException'));
  });

  test('is refused for the same address in other letters', async () => {
    const Username = await join();
    await expect(signUp(Username.toUpperCase())).rejects.toEqual(refused('UsernameExistsException'));
  });

  test('is refused for a password that breaks the policy', async () => {
    await expect(signUp(newAddress(), 'short1')).rejects.toEqual(refused('InvalidPasswordException'));
    await expect(signUp(newAddress(), 'no-digits-here')).rejects.toEqual(refused('InvalidPasswordException'));
  });

  test('is refused without a client that exists', async () => {
    await expect(
      client.send(new SignUpCommand({ ClientId: 'nosuchclient', Username: newAddress(), Password })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });

  test('names the parameter that is missing', async () => {
    const missing = new SignUpCommand({ ClientId: undefined, Username: newAddress(), Password });
    await expect(client.send(missing)).rejects.toEqual(refused('InvalidParameterException', /clientId/));
  });
});

describe('sign-in by password', () => {
  test('gives three tokens and says how long they last', async () => {
    const tokens = await signIn(await join());
    expect(tokens).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
    for (const token of [tokens.AccessToken, tokens.IdToken, tokens.RefreshToken])
      expect(token.length).toBeGreaterThan(30);
  });

  test('takes the address in any letters', async () => {
    const username = await join();
    expect((await signIn(username.toUpperCase())).AccessToken).not.toBe('');
  });

  test('refuses a wrong password', async () => {
    await expect(attempt(await join(), 'wrong-secret-1')).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  });

  test('answers the same for a user who does not exist', async () => {
    await expect(attempt(newAddress())).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  });

  test('is refused to a client that does not allow it', async () => {
    await expect(attempt(await join(), Password, closedClientId)).rejects.toEqual(
      refused('InvalidParameterException', /USER_PASSWORD_AUTH/),
    );
  });

  test('is open to the server on the user’s behalf', async () => {
    const USERNAME = await join();
    const { AuthenticationResult } = await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD: Password },
      }),
    );
    expect(AuthenticationResult?.AccessToken).toBeDefined();
  });

  test('is refused to a disabled user, and open again when enabled', async () => {
    const Username = await join();
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    await expect(attempt(Username)).rejects.toEqual(refused('NotAuthorizedException', /disabled/));
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username }));
    expect((await signIn(Username)).AccessToken).not.toBe('');
  });
});

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

describe('a password', () => {
  test('is changed by the user who knows the old one', async () => {
    const username = await join();
    const { AccessToken } = await signIn(username);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    await expect(change('wrong-secret-1', 'second-secret-2')).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
    await expect(change(Password, 'short1')).rejects.toEqual(refused('InvalidPasswordException'));
    await change(Password, 'second-secret-2');
    await expect(attempt(username)).rejects.toEqual(refused('NotAuthorizedException'));
    expect((await signIn(username, 'second-secret-2')).AccessToken).not.toBe('');
  });

  test('is set by an administrator, for good or until the next sign-in', async () => {
    const Username = await join();
    const set = (password: string, Permanent: boolean) =>
      client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent }));
    await expect(set('short1', true)).rejects.toEqual(refused('InvalidPasswordException'));
    await set('permanent-1', true);
    expect((await signIn(Username, 'permanent-1')).AccessToken).not.toBe('');
    await set('temporary-1', false);
    expect(await client.send(new AdminGetUserCommand({ UserPoolId, Username }))).toMatchObject({
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    });
    const { ChallengeName, Session } = await attempt(Username, 'temporary-1');
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const { AuthenticationResult } = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        Session,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeResponses: { USERNAME: Username, NEW_PASSWORD: 'chosen-one-1' },
      }),
    );
    expect(AuthenticationResult?.AccessToken).toBeDefined();
    expect((await signIn(Username, 'chosen-one-1')).AccessToken).not.toBe('');
  });
});

describe('an administrator', () => {
  test('creates, reads, changes and deletes a user', async () => {
    const Username = newAddress();
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        TemporaryPassword: 'temporary-1',
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username,
        UserAttributes: [{ Name: 'name', Value: 'Other Person' }],
      }),
    );
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: User?.Username },
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Other Person' },
      ]),
    );
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    await expect(client.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toEqual(
      refused('UserNotFoundException'),
    );
  });

  test('finds users by an attribute, whole or by its beginning', async () => {
    const username = await join();
    const find = async (Filter: string) => {
      const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
      return Users?.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value);
    };
    expect(await find(`email = "${username}"`)).toEqual([username]);
    expect(await find(`email ^= "${username.slice(0, 20)}"`)).toEqual([username]);
    expect(await find('email = "nobody@example.com"')).toEqual([]);
    await expect(find('email')).rejects.toEqual(refused('InvalidParameterException'));
  });

  test('lists users in pages that meet without a gap', async () => {
    const created = await Promise.all([join(), join(), join()]);
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await client.send(
        new ListUsersCommand({ UserPoolId, Limit: 2, ...(PaginationToken ? { PaginationToken } : {}) }),
      );
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      for (const { Attributes } of page.Users ?? [])
        seen.push(Attributes?.find(({ Name }) => Name === 'email')?.Value);
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen).toEqual(expect.arrayContaining(created));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('puts users into groups and takes them out', async () => {
    const Username = await join();
    const GroupName = `group-${randomUUID()}`;
    const create = new CreateGroupCommand({ UserPoolId, GroupName, Description: 'Sample' });
    await client.send(create);
    await expect(client.send(create)).rejects.toEqual(refused('GroupExistsException'));
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    const groups = async () => {
      const { Groups } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
      return Groups?.map((group) => group.GroupName);
    };
    expect(await groups()).toEqual([GroupName]);
    const members = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
    expect(members.Users).toHaveLength(1);
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }));
    expect(await groups()).toEqual([]);
    await expect(
      client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'no-such-group' })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });

  test('reads the pool’s password policy', async () => {
    const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
    expect(UserPool?.Policies?.PasswordPolicy).toMatchObject({ MinimumLength: 8, RequireNumbers: true });
    await expect(
      client.send(new DescribeUserPoolCommand({ UserPoolId: 'us-east-1_None00000' })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });
});

/** The code of RFC 6238 that an authenticator app shows for a secret in base 32, some 30-second steps from now. */
function authenticatorCode(secret: string, stepsFromNow: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.toUpperCase())
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('an authenticator app', () => {
  async function withApp() {
    const username = await join();
    const { AccessToken } = await signIn(username);
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const { Status } = await client.send(
      new VerifySoftwareTokenCommand({ AccessToken, UserCode: authenticatorCode(SecretCode, 0) }),
    );
    expect(Status).toBe('SUCCESS');
    await client.send(
      new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      }),
    );
    return { username, SecretCode, AccessToken };
  }

  const respond = (username: string, Session: string | undefined, code: string) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        Session,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );

  test('is set up, asked for at sign-in and accepted', async () => {
    const { username, SecretCode, AccessToken } = await withApp();
    expect(await client.send(new GetUserCommand({ AccessToken }))).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    const { ChallengeName, Session } = await attempt(username);
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const { AuthenticationResult } = await respond(username, Session, authenticatorCode(SecretCode, 1));
    expect(AuthenticationResult).toHaveProperty('RefreshToken');
  });

  test('is refused with a wrong code at sign-in', async () => {
    const { username, SecretCode } = await withApp();
    const { Session } = await attempt(username);
    await expect(respond(username, Session, authenticatorCode(SecretCode, 1000))).rejects.toEqual(
      refused('CodeMismatchException'),
    );
  });

  test('is not set up with a wrong code', async () => {
    const { AccessToken } = await signIn(await join());
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const UserCode = authenticatorCode(SecretCode, 1000);
    await expect(client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))).rejects.toEqual(
      refused('EnableSoftwareTokenMFAException'),
    );
  });

  test('is refused with a code that was used before', async () => {
    const { username, SecretCode } = await withApp();
    const code = authenticatorCode(SecretCode, 1);
    await respond(username, (await attempt(username)).Session, code);
    const again = await attempt(username);
    await expect(respond(username, again.Session, code)).rejects.toEqual(refused('ExpiredCodeException'));
  });
});
