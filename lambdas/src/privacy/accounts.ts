import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../platform/environment.ts';

const client = new CognitoIdentityProviderClient({});
const inPool = (Username: string) => ({ UserPoolId: environment().userPoolId, Username });

const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UserNotFoundException';

const unlessUnknown = (call: Promise<unknown>): Promise<void> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (!isUnknownUser(error)) throw error;
    },
  );

/** Keeps an account from signing in, while its address stays taken. */
export const disableAccount = (userId: string): Promise<void> =>
  unlessUnknown(client.send(new AdminDisableUserCommand(inPool(userId))));

/** Deletes an account from the user pool. */
export const deleteAccount = (userId: string): Promise<void> =>
  unlessUnknown(client.send(new AdminDeleteUserCommand(inPool(userId))));
