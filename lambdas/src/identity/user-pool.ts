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

/** The tokens of a session; `expiresIn` in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

function tokensOf(result: AuthenticationResultType | undefined): Tokens {
  if (!result?.AccessToken || !result.RefreshToken || !result.ExpiresIn)
    throw new Error('Cognito answered no tokens');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken, expiresIn: result.ExpiresIn };
}

/**
 * The user pool: sign-up, sign-in, refresh and reset. Each call throws Cognito's own exceptions, which the identity
 * domain names for the caller.
 */
export const userPool = {
  /** Creates an account and answers its id. */
  async signUp(email: string, password: string, fullName: string): Promise<string> {
    const answer = await client.send(
      new SignUpCommand({
        ClientId: environment().userPoolClientId,
        Username: email,
        Password: password,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'name', Value: fullName },
        ],
      }),
    );
    if (!answer.UserSub) throw new Error('Cognito answered no user id');
    return answer.UserSub;
  },

  async addToGroup(userId: string, group: string): Promise<void> {
    await client.send(
      new AdminAddUserToGroupCommand({
        UserPoolId: environment().userPoolId,
        Username: userId,
        GroupName: group,
      }),
    );
  },

  async removeFromGroup(userId: string, group: string): Promise<void> {
    await client.send(
      new AdminRemoveUserFromGroupCommand({
        UserPoolId: environment().userPoolId,
        Username: userId,
        GroupName: group,
      }),
    );
  },

  /** Reads what the pool knows of an account, by its id or its address. */
  async readUser(
    username: string,
  ): Promise<{ id: string; email: string; fullName: string | undefined; createdAt: Date | undefined }> {
    const answer = await client.send(
      new AdminGetUserCommand({ UserPoolId: environment().userPoolId, Username: username }),
    );
    const attribute = (name: string) => answer.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    return {
      id: attribute('sub') ?? '',
      email: attribute('email') ?? '',
      fullName: attribute('name'),
      createdAt: answer.UserCreateDate,
    };
  },

  /** Gives the bearer of a token another name. */
  async changeName(accessToken: string, fullName: string): Promise<void> {
    await client.send(
      new UpdateUserAttributesCommand({
        AccessToken: accessToken,
        UserAttributes: [{ Name: 'name', Value: fullName }],
      }),
    );
  },

  /** Gives the bearer of a token another password; their sessions stay. */
  async changePassword(accessToken: string, current: string, proposed: string): Promise<void> {
    await client.send(
      new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: current,
        ProposedPassword: proposed,
      }),
    );
  },

  async signIn(email: string, password: string): Promise<Tokens> {
    const answer = await client.send(
      new InitiateAuthCommand({
        ClientId: environment().userPoolClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    return tokensOf(answer.AuthenticationResult);
  },

  /** Exchanges a refresh token; the pool rotates it. */
  async refresh(refreshToken: string): Promise<Tokens> {
    const answer = await client.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: environment().userPoolClientId,
        RefreshToken: refreshToken,
      }),
    );
    return tokensOf(answer.AuthenticationResult);
  },

  async revoke(refreshToken: string): Promise<void> {
    await client.send(
      new RevokeTokenCommand({ ClientId: environment().userPoolClientId, Token: refreshToken }),
    );
  },

  /** Ends every session of an account: no refresh token of it is good any more. */
  async signOutEverywhere(userId: string): Promise<void> {
    await client.send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: environment().userPoolId, Username: userId }),
    );
  },

  async requestReset(email: string): Promise<void> {
    await client.send(
      new ForgotPasswordCommand({ ClientId: environment().userPoolClientId, Username: email }),
    );
  },

  async confirmReset(email: string, code: string, password: string): Promise<void> {
    await client.send(
      new ConfirmForgotPasswordCommand({
        ClientId: environment().userPoolClientId,
        Username: email,
        ConfirmationCode: code,
        Password: password,
      }),
    );
  },
};
