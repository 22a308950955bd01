import type { S3Request } from './request.ts';
import { S3Error } from './s3-error.ts';
import {
  type Credentials,
  type CredentialScope,
  isSameSignature,
  parseAuthorization,
  parseScope,
  parseTimestamp,
  sign,
  stringToSign,
} from '../signature-v4.ts';

/** The result of a verified signature. */
export interface Authenticated {
  /** The SHA-256 that the body must have, in hexadecimal; missing for an unsigned payload. */
  bodySha256?: string | undefined;
}

interface Presented {
  scope: CredentialScope;
  timestamp: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS = 15 * 60_000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600;

/** Verifies a request's Signature Version 4, in its header or its query, before its body is read. */
export function authenticate(request: S3Request, credentials: Credentials): Authenticated {
  if (request.header('x-amz-security-token') ?? request.param('X-Amz-Security-Token')) {
    throw new S3Error(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.');
  }
  const inQuery = request.param('X-Amz-Signature') !== undefined;
  const presented = inQuery ? fromQuery(request) : fromHeader(request);
  checkKey(presented.scope, credentials);
  if (presented.scope.service !== 's3' || !presented.timestamp.startsWith(presented.scope.date)) {
    throw malformed(inQuery, 'The credential scope does not match the service or the date.');
  }
  checkSignedHeaders(request, presented.signedHeaders);
  const text = stringToSign(presented.scope, presented.timestamp, {
    method: request.method,
    path: request.path,
    query: request.query.filter(([name]) => name !== 'X-Amz-Signature'),
    signedHeaders: presented.signedHeaders,
    header: (name) => request.message.headersDistinct[name]?.join(','),
    payloadHash: presented.payloadHash,
  });
  checkSignature(credentials, presented.scope, text, presented.signature);
  const { payloadHash } = presented;
  return isSha256(payloadHash) ? { bodySha256: payloadHash } : {};
}

/** Throws `InvalidAccessKeyId` for another access key. */
export function checkKey(scope: CredentialScope, credentials: Credentials): void {
  if (scope.accessKeyId === credentials.accessKeyId) return;
  throw new S3Error(
    403,
    'InvalidAccessKeyId',
    'The AWS Access Key Id you provided does not exist in our records.',
    { AWSAccessKeyId: scope.accessKeyId },
  );
}

/** Throws `SignatureDoesNotMatch` unless `given` is the signature of a text. */
export function checkSignature(
  credentials: Credentials,
  scope: CredentialScope,
  text: string,
  given: string,
): void {
  if (isSameSignature(sign(credentials.secretAccessKey, scope, text), given)) return;
  throw new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    { StringToSign: text, SignatureProvided: given },
  );
}

const isSha256 = (text: string) => /^[0-9a-f]{64}$/.test(text);

function fromHeader(request: S3Request): Presented {
  const header = request.header('authorization');
  if (header === undefined) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  const authorization = parseAuthorization(header);
  if (!authorization) throw malformed(false, 'The authorization header is malformed.');
  const timestamp = request.header('x-amz-date') ?? '';
  const at = parseTimestamp(timestamp);
  if (Number.isNaN(at))
    throw new S3Error(403, 'AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  if (Math.abs(Date.now() - at) > SKEW_MS) {
    const message = 'The difference between the request time and the current time is too large.';
    throw new S3Error(403, 'RequestTimeTooSkewed', message, { MaxAllowedSkewMilliseconds: SKEW_MS });
  }
  const payloadHash = request.header('x-amz-content-sha256');
  if (payloadHash === undefined) {
    throw new S3Error(
      400,
      'MissingSecurityHeader',
      'Your request was missing a required header: x-amz-content-sha256',
    );
  }
  return { ...authorization, timestamp, payloadHash };
}

function fromQuery(request: S3Request): Presented {
  const param = (name: string) => request.param(name) ?? '';
  const scope = parseScope(param('X-Amz-Credential'));
  const timestamp = param('X-Amz-Date');
  const [at, seconds] = [parseTimestamp(timestamp), Number(param('X-Amz-Expires') || Number.NaN)];
  if (param('X-Amz-Algorithm') !== ALGORITHM)
    throw malformed(true, `X-Amz-Algorithm only supports "${ALGORITHM}"`);
  if (!scope) throw malformed(true, 'Error parsing the X-Amz-Credential parameter');
  if (Number.isNaN(at))
    throw malformed(true, "X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  if (!(seconds >= 0)) throw malformed(true, 'X-Amz-Expires should be a number');
  if (seconds > MAX_EXPIRES_SECONDS) {
    throw malformed(
      true,
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    );
  }
  const expires = at + seconds * 1000;
  if (Date.now() > expires) {
    const details = { 'X-Amz-Expires': seconds, Expires: new Date(expires).toISOString() };
    throw new S3Error(403, 'AccessDenied', 'Request has expired', details);
  }
  if (at - Date.now() > SKEW_MS) throw new S3Error(403, 'AccessDenied', 'Request is not valid yet');
  return {
    scope,
    timestamp,
    signedHeaders: param('X-Amz-SignedHeaders').split(';'),
    signature: param('X-Amz-Signature'),
    payloadHash:
      request.header('x-amz-content-sha256') ?? (param('X-Amz-Content-Sha256') || 'UNSIGNED-PAYLOAD'),
  };
}

function checkSignedHeaders(request: S3Request, signed: string[]): void {
  const sent = Object.keys(request.message.headers).filter((name) => name.startsWith('x-amz-'));
  const unsigned = ['host', ...sent].filter((name) => !signed.includes(name));
  if (unsigned.length === 0) return;
  throw new S3Error(403, 'AccessDenied', 'There were headers present in the request which were not signed', {
    HeadersNotSigned: unsigned.join(', '),
  });
}

function malformed(inQuery: boolean, message: string): S3Error {
  const code = inQuery ? 'AuthorizationQueryParametersError' : 'AuthorizationHeaderMalformed';
  return new S3Error(400, code, message);
}
