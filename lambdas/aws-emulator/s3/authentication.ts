import { AccessFault, type Authorize } from '../iam/role.ts';
import {
  type AccountOptions,
  checkRequest,
  checkTime,
  type Presented,
  readAuthorization,
  type SignedService,
} from '../iam/signature-check.ts';
import { parseScope, parseTimestamp } from '../iam/signature-v4.ts';
import type { S3Request } from './request.ts';
import { S3Error } from './s3-error.ts';

/** The result of a verified signature. */
export interface Authenticated {
  /** Throws S3's error unless the signer may perform an action on a bucket, or on the object of a key. */
  authorize: (action: `s3:${string}`, bucket: string, key?: string) => void;
  /** The SHA-256 that the body must have, in hexadecimal; missing for an unsigned payload. */
  bodySha256?: string | undefined;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS = 15 * 60_000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600;

/** Returns S3 as the service that checks signatures. */
export const s3Service = (account: AccountOptions): SignedService => ({ ...account, service: 's3' });

/** Verifies a request's Signature Version 4, in its header or its query, before its body is read. */
export function authenticate(request: S3Request, account: AccountOptions): Authenticated {
  const inQuery = request.param('X-Amz-Signature') !== undefined;
  return asS3Errors(inQuery, () => {
    const { payloadHash, ...presented } = inQuery ? fromQuery(request) : fromHeader(request);
    const query = request.query.filter(([name]) => name !== 'X-Amz-Signature');
    const check = checkRequest(request.message, presented, { query, payloadHash }, s3Service(account));
    const authorize = authorizeInS3(check, inQuery);
    return { authorize, ...(isSha256(payloadHash) && { bodySha256: payloadHash }) };
  });
}

/** Returns the check of what a signer may do with buckets and objects. */
export const authorizeInS3 =
  (authorize: Authorize, inQuery: boolean): Authenticated['authorize'] =>
  (action, bucket, key) =>
    asS3Errors(inQuery, () =>
      authorize([{ action, resource: `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}` }]),
    );

/** Runs a check and throws S3's error for a refused signature or action. */
export function asS3Errors<Result>(inQuery: boolean, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    throw error instanceof AccessFault ? s3Error(error, inQuery) : error;
  }
}

function s3Error({ reason, message, details }: AccessFault, inQuery: boolean): S3Error {
  const denied = (text: string) => new S3Error(403, 'AccessDenied', text, details);
  switch (reason) {
    case 'missing':
      return denied('Access Denied');
    case 'denied':
      return denied(message);
    case 'undated':
      return denied('AWS authentication requires a valid Date or x-amz-date header');
    case 'unsigned':
      return denied('There were headers present in the request which were not signed');
    case 'incomplete':
    case 'scope':
      return malformed(inQuery, message);
    case 'skewed': {
      const text = 'The difference between the request time and the current time is too large.';
      return new S3Error(403, 'RequestTimeTooSkewed', text, details);
    }
    case 'key': {
      const text = 'The AWS Access Key Id you provided does not exist in our records.';
      return new S3Error(403, 'InvalidAccessKeyId', text, details);
    }
    case 'token':
      return new S3Error(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.');
    case 'mismatch': {
      const text =
        'The request signature we calculated does not match the signature you provided. Check your key and signing method.';
      return new S3Error(403, 'SignatureDoesNotMatch', text, details);
    }
  }
}

const isSha256 = (text: string) => /^[0-9a-f]{64}$/.test(text);

function fromHeader({ message, header }: S3Request): Presented & { payloadHash: string } {
  const presented = readAuthorization(message);
  checkTime(presented, SKEW_MS);
  const payloadHash = header('x-amz-content-sha256');
  if (payloadHash === undefined) {
    throw new S3Error(
      400,
      'MissingSecurityHeader',
      'Your request was missing a required header: x-amz-content-sha256',
    );
  }
  return { ...presented, payloadHash };
}

function fromQuery(request: S3Request): Presented & { payloadHash: string } {
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

function malformed(inQuery: boolean, message: string): S3Error {
  const code = inQuery ? 'AuthorizationQueryParametersError' : 'AuthorizationHeaderMalformed';
  return new S3Error(400, code, message);
}
