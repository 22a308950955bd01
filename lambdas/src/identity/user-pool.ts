import { createHmac } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../platform/environment.ts';
import { valueOf } from '../platform/secret.ts';
import { passwordForm } from './password-rules.ts';

const client = new CognitoIdentityProviderClient({});

const ofClient = () => ({ ClientId: environment().userPoolClientId });
const inPool = (Username: string) => ({ UserPoolId: environment().userPoolId, Username });

const clientSecret = (): Promise<string> => valueOf(environment().userPoolClientSecret);

/** Returns the hash that proves to the pool that a request comes from the server. */
async function secretHash(username: string): Promise<string> {
  const { userPoolClientId } = environment();
  const hmac = createHmac('sha256', await clientSecret());
  return hmac.update(`${username}${userPoolClientId}`).digest('base64');
}

/** The tokens of a session; `expiresIn` in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

/** An account in the pool. */
export interface PoolUser {
  id: string;
  email: string;
  /** Whether the pool counts the address as proven. The profile decides; the pool only for a profile that is repaired. */
  isVerified: boolean;
  isEnabled: boolean;
  fullName: string | undefined;
  createdAt: Date | undefined;
}

/** The pool asks for more than the password, such as a new one in place of a temporary one. */
class ChallengeRequired extends Error {
  override name = 'ChallengeRequired';
}

function tokensOf(result: AuthenticationResultType | undefined): Tokens {
  if (!result?.AccessToken || !result.RefreshToken || !result.ExpiresIn)
    throw new Error('Cognito returned no tokens');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken, expiresIn: result.ExpiresIn };
}

/** The user pool: sign-up, sign-in, refresh, passwords, and groups. Each call throws Cognito's exceptions. */
export const userPool = {
  /** Creates an account and returns its ID. */
  async signUp(email: string, password: string, fullName: string): Promise<string> {
    const { UserSub } = await client.send(
      new SignUpCommand({
        ...ofClient(),
        SecretHash: await secretHash(email),
        Username: email,
        Password: passwordForm(password),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'name', Value: fullName },
        ],
      }),
    );
    if (!UserSub) throw new Error('Cognito returned no user ID');
    return UserSub;
  },

  async addToGroup(userId: string, group: string): Promise<void> {
    await client.send(new AdminAddUserToGroupCommand({ ...inPool(userId), GroupName: group }));
  },

  async removeFromGroup(userId: string, group: string): Promise<void> {
    await client.send(new AdminRemoveUserFromGroupCommand({ ...inPool(userId), GroupName: group }));
  },

  /** Reads an account by its ID or its email address. */
  async readUser(username: string): Promise<PoolUser> {
    const user = await client.send(new AdminGetUserCommand(inPool(username)));
    const attribute = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    return {
      id: attribute('sub') ?? '',
      email: attribute('email') ?? '',
      isVerified: attribute('email_verified') === 'true',
      isEnabled: user.Enabled === true,
      fullName: attribute('name'),
      createdAt: user.UserCreateDate,
    };
  },

  async changeName(userId: string, fullName: string): Promise<void> {
    const UserAttributes = [{ Name: 'name', Value: fullName }];
    await client.send(new AdminUpdateUserAttributesCommand({ ...inPool(userId), UserAttributes }));
  },

  /** Changes a user's email address, and counts it as proven. Throws AliasExistsException if another account has it. */
  async changeEmail(userId: string, email: string): Promise<void> {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    await client.send(new AdminUpdateUserAttributesCommand({ ...inPool(userId), UserAttributes }));
  },

  /** Sets a user's password. Does not end their sessions. */
  async setPassword(userId: string, password: string): Promise<void> {
    const command = { ...inPool(userId), Password: passwordForm(password), Permanent: true };
    await client.send(new AdminSetUserPasswordCommand(command));
  },

  /** Signs a user in by email address or ID with exactly this password. Throws ChallengeRequired if the password does not suffice. */
  async signIn(username: string, password: string): Promise<Tokens> {
    const hash = await secretHash(username);
    const { AuthenticationResult, ChallengeName } = await client.send(
      new AdminInitiateAuthCommand({
        ...ofClient(),
        UserPoolId: environment().userPoolId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: hash },
      }),
    );
    if (ChallengeName) throw new ChallengeRequired(ChallengeName);
    return tokensOf(AuthenticationResult);
  },

  /** Exchanges a refresh token; the pool rotates it. */
  async refresh(refreshToken: string): Promise<Tokens> {
    const ClientSecret = await clientSecret();
    const { AuthenticationResult } = await client.send(
      new GetTokensFromRefreshTokenCommand({ ...ofClient(), ClientSecret, RefreshToken: refreshToken }),
    );
    return tokensOf(AuthenticationResult);
  },

  /** Ends the session of a refresh token. A token that is invalid or revoked needs no revocation. */
  async revoke(refreshToken: string): Promise<void> {
    const ClientSecret = await clientSecret();
    try {
      await client.send(new RevokeTokenCommand({ ...ofClient(), ClientSecret, Token: refreshToken }));
    } catch (error) {
      const ended = [
        'NotAuthorizedException',
        'UnauthorizedException',
        'UnsupportedTokenTypeException',
        'InvalidParameterException',
      ];
      if (!(error instanceof Error && ended.includes(error.name))) throw error;
    }
  },

  /** Disables an account: nobody can sign in to it or refresh its sessions. */
  async disable(userId: string): Promise<void> {
    await client.send(new AdminDisableUserCommand(inPool(userId)));
  },

  /** Enables an account that was disabled. */
  async enable(userId: string): Promise<void> {
    await client.send(new AdminEnableUserCommand(inPool(userId)));
  },

  /** Ends all sessions of an account: invalidates its refresh tokens. */
  async signOutEverywhere(userId: string): Promise<void> {
    await client.send(new AdminUserGlobalSignOutCommand(inPool(userId)));
  },
};
