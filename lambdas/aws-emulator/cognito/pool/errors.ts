import { ServiceError } from '../../json-service.ts';

/** Creates the error for a request that this emulator does not support. */
export const notImplemented = (what: string) =>
  new ServiceError('UnsupportedOperationException', `Not implemented here: ${what}.`);

/** Creates an `InvalidParameterException`. */
export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);

/** Creates a `NotAuthorizedException`; without a message, the one of a wrong password. */
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new ServiceError('NotAuthorizedException', message);

/** Creates a `ResourceNotFoundException`. */
export const resourceNotFound = (message: string) => new ServiceError('ResourceNotFoundException', message);

/** Creates a `UserNotFoundException`, which clients that hide their users never get. */
export const userNotFound = () => new ServiceError('UserNotFoundException', 'User does not exist.');

/** Creates a `UsernameExistsException` for a second account with one email address. */
export const usernameExists = () =>
  new ServiceError('UsernameExistsException', 'An account with the given email already exists.');
