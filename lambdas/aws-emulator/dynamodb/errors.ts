const dynamodb = 'com.amazonaws.dynamodb.v20120810#';
const coral = 'com.amazon.coral.service#';
const namespaces: Record<string, string> = {
  ValidationException: 'com.amazon.coral.validate#',
  SerializationException: coral,
  UnknownOperationException: coral,
  MissingAuthenticationTokenException: coral,
  IncompleteSignatureException: coral,
  InvalidSignatureException: coral,
  UnrecognizedClientException: coral,
  AccessDeniedException: coral,
};

/** An error response in DynamoDB's form: `__type`, a message, and the error's own members. */
export class ApiError extends Error {
  override readonly name: string;
  readonly statusCode = 400;
  readonly body: Record<string, unknown>;

  constructor(name: string, message: string, members: Record<string, unknown> = {}) {
    super(message);
    this.name = name;
    this.body = { __type: `${namespaces[name] ?? dynamodb}${name}`, message, ...members };
  }
}

/** An error response, created here or by dynalite. */
export type ErrorResponse = Error & { statusCode: number; body: Record<string, unknown> };

/** Whether a caught value is an error response. */
export function isApiError(error: unknown): error is ErrorResponse {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
}

/** Returns the name of an error response, without its namespace. */
export function errorName(error: { body: Record<string, unknown> }): string {
  return String(error.body['__type']).split('#').at(-1) ?? '';
}

/** Whether a caught value is the error response of a write whose condition failed. */
export const isConditionFailed = (error: unknown): error is ErrorResponse =>
  isApiError(error) && errorName(error) === 'ConditionalCheckFailedException';

/** Creates the error for an unsupported operation or parameter. */
export function notImplemented(what: string, name = 'ValidationException'): ApiError {
  return new ApiError(name, `Not implemented here: ${what}`);
}

/** Creates a `ValidationException`. */
export function invalid(message: string): ApiError {
  return new ApiError('ValidationException', message);
}
