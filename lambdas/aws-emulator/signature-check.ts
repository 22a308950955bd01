import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestTarget } from './http/target.ts';
import {
  type Credentials,
  type CredentialScope,
  formatTimestamp,
  isSameSecret,
  parseAuthorization,
  parseTimestamp,
  sign,
  stringToSign,
} from './signature-v4.ts';

/** The account that may call a service. */
export interface AccountOptions {
  /** The key pair that requests must be signed with. It may do everything. */
  credentials: Credentials;
  /** The region in the scope of signatures. @default us-east-1 */
  region?: string | undefined;
}

/** The service that checks a signature. */
export interface SignedService extends AccountOptions {
  /** The service in the scope of signatures, such as `dynamodb`. */
  service: string;
  /** How far a request's time may be from this clock, in milliseconds. @default 5 minutes */
  skewMs?: number;
}

/** What a request says about its signature. */
export interface Presented {
  scope: CredentialScope;
  timestamp: string;
  signedHeaders: readonly string[];
  signature: string;
}

const exceptions = {
  missing: 'MissingAuthenticationTokenException',
  incomplete: 'IncompleteSignatureException',
  undated: 'IncompleteSignatureException',
  skewed: 'InvalidSignatureException',
  unsigned: 'InvalidSignatureException',
  scope: 'InvalidSignatureException',
  mismatch: 'InvalidSignatureException',
  key: 'UnrecognizedClientException',
  token: 'UnrecognizedClientException',
} as const;

/** A refused signature. The name is the exception of services with AWS's JSON protocols; S3 has its own names. */
export class SignatureFault extends Error {
  readonly reason: keyof typeof exceptions;
  /** The elements of S3's error response. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(reason: SignatureFault['reason'], message: string, details: SignatureFault['details'] = {}) {
    super(message);
    this.name = exceptions[reason];
    this.reason = reason;
    this.details = details;
  }
}

const MINUTE = 60_000;

/** Returns the SHA-256 of a body in hexadecimal. */
const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const headerOf =
  ({ headersDistinct }: IncomingMessage) =>
  (name: string): string | undefined =>
    headersDistinct[name]?.join(',');

/** Reads the signature in a request's headers. Throws a `SignatureFault` unless it is complete. */
export function readAuthorization(message: IncomingMessage): Presented {
  const header = headerOf(message)('authorization');
  if (!header?.startsWith('AWS4-'))
    throw new SignatureFault('missing', 'Request is missing Authentication Token');
  const authorization = parseAuthorization(header);
  if (!authorization) {
    const absent = ['Credential', 'Signature', 'SignedHeaders'].filter(
      (name) => !header.includes(`${name}=`),
    );
    const sentences = absent.map((name) => `Authorization header requires '${name}' parameter. `);
    throw new SignatureFault('incomplete', `${sentences.join('')}Authorization=${header}`);
  }
  const timestamp = headerOf(message)('x-amz-date') ?? '';
  if (Number.isNaN(parseTimestamp(timestamp)))
    throw new SignatureFault('undated', `Date must be in ISO-8601 'basic format'. Got '${timestamp}'.`);
  return { ...authorization, timestamp };
}

/** Throws a `SignatureFault` for a request that was signed too long ago, or in the future. */
export function checkTime({ timestamp }: Presented, skewMs: number): void {
  const now = Date.now();
  const difference = parseTimestamp(timestamp) - now;
  if (Math.abs(difference) <= skewMs) return;
  const isLate = difference < 0;
  const limit = formatTimestamp(now + (isLate ? -skewMs : skewMs));
  const fault = isLate ? 'expired' : 'not yet current';
  const relation = isLate ? 'now earlier than' : 'still later than';
  const sum = `${formatTimestamp(now)} ${isLate ? '-' : '+'} ${skewMs / MINUTE} min.`;
  const message = `Signature ${fault}: ${timestamp} is ${relation} ${limit} (${sum})`;
  throw new SignatureFault('skewed', message, { MaxAllowedSkewMilliseconds: skewMs });
}

/** Throws a `SignatureFault` unless a text was signed for this service with its key, on the day of the timestamp. */
export function checkSignature(
  text: string,
  { scope, timestamp, signature }: Omit<Presented, 'signedHeaders'>,
  { credentials, region = 'us-east-1', service }: SignedService,
): void {
  const faults = [
    scope.region !== region && `Credential should be scoped to a valid region, not '${scope.region}'. `,
    scope.service !== service && `Credential should be scoped to correct service: '${service}'. `,
    !timestamp.startsWith(scope.date) &&
      `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${scope.date}' != '${timestamp.slice(0, 8)}', from '${timestamp}'.`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new SignatureFault('scope', faults.join(''));
  if (scope.accessKeyId !== credentials.accessKeyId) {
    const message = 'The security token included in the request is invalid.';
    throw new SignatureFault('key', message, { AWSAccessKeyId: scope.accessKeyId });
  }
  if (isSameSecret(sign(credentials.secretAccessKey, scope, text), signature)) return;
  throw new SignatureFault(
    'mismatch',
    'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    { StringToSign: text, SignatureProvided: signature },
  );
}

/**
 * Throws a `SignatureFault` unless a request has a valid signature of its method, path, query, host, every `x-amz-`
 * header and payload. Does not check its time.
 */
export function checkRequest(
  message: IncomingMessage,
  presented: Presented,
  { query, payloadHash }: { query: readonly (readonly [string, string])[]; payloadHash: string },
  service: SignedService,
): void {
  const header = headerOf(message);
  const sent = Object.keys(message.headersDistinct).filter((name) => name.startsWith('x-amz-'));
  const unsigned = ['host', ...sent].filter((name) => !presented.signedHeaders.includes(name));
  if (unsigned.length > 0) {
    const text = `'${unsigned.join("', '")}' must be a 'SignedHeader' in the AWS Authorization.`;
    throw new SignatureFault('unsigned', text, { HeadersNotSigned: unsigned.join(', ') });
  }
  const { path } = requestTarget(message);
  const parts = { method: message.method ?? 'GET', path, query, payloadHash, header };
  const text = stringToSign(presented.scope, presented.timestamp, {
    ...parts,
    signedHeaders: presented.signedHeaders,
  });
  checkSignature(text, presented, service);
  const inQuery = query.find(([name]) => name === 'X-Amz-Security-Token');
  checkToken(header('x-amz-security-token') ?? inQuery?.[1], service);
}

/** Throws a `SignatureFault` unless a session token is that of the credentials: none for permanent ones. */
export function checkToken(token: string | undefined, { credentials }: AccountOptions): void {
  if (isSameSecret(credentials.sessionToken ?? '', token ?? '')) return;
  throw new SignatureFault('token', 'The security token included in the request is invalid');
}

/** Throws a `SignatureFault` unless a request and its body are signed in its headers, as services with JSON require. */
export function requireSignature(message: IncomingMessage, body: Buffer, service: SignedService): void {
  const presented = readAuthorization(message);
  checkTime(presented, service.skewMs ?? 5 * MINUTE);
  const query = [...new URLSearchParams(requestTarget(message).query)];
  checkRequest(message, presented, { query, payloadHash: sha256(body) }, service);
}
