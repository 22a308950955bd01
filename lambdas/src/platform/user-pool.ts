import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from './environment.ts';

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

  /** Reads what the pool knows of an account. */
  async readUser(
    userId: string,
  ): Promise<{ email: string; fullName: string | undefined; createdAt: Date | undefined }> {
    const answer = await client.send(
      new AdminGetUserCommand({ UserPoolId: environment().userPoolId, Username: userId }),
    );
    const attribute = (name: string) => answer.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    return { email: attribute('email') ?? '', fullName: attribute('name'), createdAt: answer.UserCreateDate };
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
  async signOutEverywhere(email: string): Promise<void> {
    await client.send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: environment().userPoolId, Username: email }),
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
