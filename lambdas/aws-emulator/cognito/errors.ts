import { ServiceError } from '../http/json-service.ts';

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

/** Creates a `CodeMismatchException` for a wrong code. */
export const codeMismatch = (message = 'Invalid verification code provided, please try again.') =>
  new ServiceError('CodeMismatchException', message);

/** Creates an `ExpiredCodeException` for a code that has expired or was never requested. */
export const codeExpired = (message = 'Invalid code provided, please request a code again.') =>
  new ServiceError('ExpiredCodeException', message);

/** Creates a `UsernameExistsException` for a second account with one email address. */
export const usernameExists = () =>
  new ServiceError('UsernameExistsException', 'An account with the given email already exists.');
