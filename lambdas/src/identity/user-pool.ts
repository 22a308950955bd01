import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../platform/environment.ts';

const client = new CognitoIdentityProviderClient({});

const ofClient = () => ({ ClientId: environment().userPoolClientId });
const inPool = (Username: string) => ({ UserPoolId: environment().userPoolId, Username });

/** The tokens of a session; `expiresIn` in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

function tokensOf(result: AuthenticationResultType | undefined): Tokens {
  if (!result?.AccessToken || !result.RefreshToken || !result.ExpiresIn)
    throw new Error('Cognito returned no tokens');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken, expiresIn: result.ExpiresIn };
}

/** The user pool: sign-up, sign-in, refresh, reset, and groups. Each call throws Cognito's exceptions. */
export const userPool = {
  /** Creates an account and returns its ID. */
  async signUp(email: string, password: string, fullName: string): Promise<string> {
    const { UserSub } = await client.send(
      new SignUpCommand({
        ...ofClient(),
        Username: email,
        Password: password,
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
  async readUser(
    username: string,
  ): Promise<{ id: string; email: string; fullName: string | undefined; createdAt: Date | undefined }> {
    const user = await client.send(new AdminGetUserCommand(inPool(username)));
    const attribute = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    return {
      id: attribute('sub') ?? '',
      email: attribute('email') ?? '',
      fullName: attribute('name'),
      createdAt: user.UserCreateDate,
    };
  },

  /** Changes the name of a token's user. */
  async changeName(accessToken: string, fullName: string): Promise<void> {
    const UserAttributes = [{ Name: 'name', Value: fullName }];
    await client.send(new UpdateUserAttributesCommand({ AccessToken: accessToken, UserAttributes }));
  },

  /** Changes the password of a token's user. Does not end their sessions. */
  async changePassword(accessToken: string, current: string, proposed: string): Promise<void> {
    const passwords = { PreviousPassword: current, ProposedPassword: proposed };
    await client.send(new ChangePasswordCommand({ AccessToken: accessToken, ...passwords }));
  },

  async signIn(email: string, password: string): Promise<Tokens> {
    const AuthParameters = { USERNAME: email, PASSWORD: password };
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({ ...ofClient(), AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    );
    return tokensOf(AuthenticationResult);
  },

  /** Exchanges a refresh token; the pool rotates it. */
  async refresh(refreshToken: string): Promise<Tokens> {
    const { AuthenticationResult } = await client.send(
      new GetTokensFromRefreshTokenCommand({ ...ofClient(), RefreshToken: refreshToken }),
    );
    return tokensOf(AuthenticationResult);
  },

  async revoke(refreshToken: string): Promise<void> {
    await client.send(new RevokeTokenCommand({ ...ofClient(), Token: refreshToken }));
  },

  /** Ends all sessions of an account: invalidates its refresh tokens. */
  async signOutEverywhere(userId: string): Promise<void> {
    await client.send(new AdminUserGlobalSignOutCommand(inPool(userId)));
  },

  async requestReset(email: string): Promise<void> {
    await client.send(new ForgotPasswordCommand({ ...ofClient(), Username: email }));
  },

  async confirmReset(email: string, code: string, password: string): Promise<void> {
    const reset = { Username: email, ConfirmationCode: code, Password: password };
    await client.send(new ConfirmForgotPasswordCommand({ ...ofClient(), ...reset }));
  },
};
