/** An error that Cognito answers with status 400: `name` is the exception's name, `message` its text. */
export class CognitoError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** A request that this emulator refuses because it does not know the behaviour that AWS would show. */
export const notImplemented = (what: string) =>
  new CognitoError('UnsupportedOperationException', `Not implemented here: ${what}.`);

/** `InvalidParameterException` with the given text. */
export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

/** `NotAuthorizedException`; without a text, the one of a wrong password. */
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message);

/** `ResourceNotFoundException` with the given text. */
export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message);

/** `UserNotFoundException`, as admin operations and clients with `LEGACY` existence errors answer it. */
export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');

/** `CodeMismatchException` for a wrong confirmation code. */
export const codeMismatch = (message = 'Invalid verification code provided, please try again.') =>
  new CognitoError('CodeMismatchException', message);

/** `ExpiredCodeException` for a code that has expired or was never asked for. */
export const codeExpired = (message = 'Invalid code provided, please request a code again.') =>
  new CognitoError('ExpiredCodeException', message);

/** `LimitExceededException` after too many wrong codes. */
export const attemptLimitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

/** `UsernameExistsException` for a second account with one e-mail address. */
export const usernameExists = () =>
  new CognitoError('UsernameExistsException', 'An account with the given email already exists.');

/** `AliasExistsException` for a change to an e-mail address that another account has. */
export const aliasExists = () =>
  new CognitoError('AliasExistsException', 'An account with the given email already exists.');
