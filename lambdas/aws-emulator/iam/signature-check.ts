import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AccessFault, type Authorize, authorizeAs, type Role, type RoleAccess } from './role.ts';
import { requestTarget } from '../http/request.ts';
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

/** The account whose key pairs may call a service. */
export interface AccountOptions {
  /** The key pair of the account itself, which may do everything. */
  credentials: Credentials;
  /** The account's roles. Requests are signed with the account's key pair or with that of a role. @default none */
  roles?: readonly Role[] | undefined;
  /** Learns of each access that a role asks for, allowed or not. */
  onAccess?: ((access: RoleAccess) => void) | undefined;
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

const MINUTE = 60_000;

/** Returns the SHA-256 of a body in hexadecimal. */
const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const headerOf =
  ({ headersDistinct }: IncomingMessage) =>
  (name: string): string | undefined =>
    headersDistinct[name]?.join(',');

/** Reads the signature in a request's headers. Throws an `AccessFault` unless it is complete. */
export function readAuthorization(message: IncomingMessage): Presented {
  const header = headerOf(message)('authorization');
  if (!header?.startsWith('AWS4-'))
    throw new AccessFault('missing', 'Request is missing Authentication Token');
  const authorization = parseAuthorization(header);
  if (!authorization) {
    const absent = ['Credential', 'Signature', 'SignedHeaders'].filter(
      (name) => !header.includes(`${name}=`),
    );
    const sentences = absent.map((name) => `Authorization header requires '${name}' parameter. `);
    throw new AccessFault('incomplete', `${sentences.join('')}Authorization=${header}`);
  }
  const timestamp = headerOf(message)('x-amz-date') ?? '';
  if (Number.isNaN(parseTimestamp(timestamp)))
    throw new AccessFault('undated', `Date must be in ISO-8601 'basic format'. Got '${timestamp}'.`);
  return { ...authorization, timestamp };
}

/** Throws an `AccessFault` for a request that was signed too long ago, or in the future. */
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
  throw new AccessFault('skewed', message, { MaxAllowedSkewMilliseconds: skewMs });
}

/** Returns the key pair with an ID, and the check of what its owner may do. Throws an `AccessFault` for an unknown ID. */
function signerOf(
  accessKeyId: string,
  { credentials, roles = [], onAccess }: AccountOptions,
): { credentials: Credentials; authorize: Authorize } {
  if (accessKeyId === credentials.accessKeyId) return { credentials, authorize: () => undefined };
  const role = roles.find((each) => each.credentials.accessKeyId === accessKeyId);
  if (role) return { credentials: role.credentials, authorize: authorizeAs(role, onAccess) };
  const message = 'The security token included in the request is invalid.';
  throw new AccessFault('key', message, { AWSAccessKeyId: accessKeyId });
}

/** A signature of a text, and the session token that came with it: none for permanent credentials. */
export interface SignedText extends Omit<Presented, 'signedHeaders'> {
  token: string | undefined;
}

/**
 * Throws an `AccessFault` unless a text was signed for this service with a key of its account, on the day of the timestamp.
 * Returns the check of what the signer may do.
 */
export function checkSignature(
  text: string,
  { scope, timestamp, signature, token = '' }: SignedText,
  { region = 'us-east-1', service, ...account }: SignedService,
): Authorize {
  const faults = [
    scope.region !== region && `Credential should be scoped to a valid region, not '${scope.region}'. `,
    scope.service !== service && `Credential should be scoped to correct service: '${service}'. `,
    !timestamp.startsWith(scope.date) &&
      `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${scope.date}' != '${timestamp.slice(0, 8)}', from '${timestamp}'.`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new AccessFault('scope', faults.join(''));
  const { credentials, authorize } = signerOf(scope.accessKeyId, account);
  if (!isSameSecret(sign(credentials.secretAccessKey, scope, text), signature)) {
    throw new AccessFault(
      'mismatch',
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
      { StringToSign: text, SignatureProvided: signature },
    );
  }
  if (!isSameSecret(credentials.sessionToken ?? '', token))
    throw new AccessFault('token', 'The security token included in the request is invalid');
  return authorize;
}

/**
 * Throws an `AccessFault` unless a request has a valid signature of its method, path, query, host, every `x-amz-`
 * header and payload. Does not check its time. Returns the check of what the signer may do.
 */
export function checkRequest(
  message: IncomingMessage,
  presented: Presented,
  { query, payloadHash }: { query: readonly (readonly [string, string])[]; payloadHash: string },
  service: SignedService,
): Authorize {
  const header = headerOf(message);
  const sent = Object.keys(message.headersDistinct).filter((name) => name.startsWith('x-amz-'));
  const unsigned = ['host', ...sent].filter((name) => !presented.signedHeaders.includes(name));
  if (unsigned.length > 0) {
    const text = `'${unsigned.join("', '")}' must be a 'SignedHeader' in the AWS Authorization.`;
    throw new AccessFault('unsigned', text, { HeadersNotSigned: unsigned.join(', ') });
  }
  const { path } = requestTarget(message);
  const parts = { method: message.method ?? 'GET', path, query, payloadHash, header };
  const text = stringToSign(presented.scope, presented.timestamp, {
    ...parts,
    signedHeaders: presented.signedHeaders,
  });
  const inQuery = query.find(([name]) => name === 'X-Amz-Security-Token');
  const token = header('x-amz-security-token') ?? inQuery?.[1];
  return checkSignature(text, { ...presented, token }, service);
}

/**
 * Throws an `AccessFault` unless a request and its body are signed in its headers, as services with JSON require. Returns the
 * check of what the signer may do.
 */
export function requireSignature(message: IncomingMessage, body: Buffer, service: SignedService): Authorize {
  const presented = readAuthorization(message);
  checkTime(presented, service.skewMs ?? 5 * MINUTE);
  const query = [...new URLSearchParams(requestTarget(message).query)];
  return checkRequest(message, presented, { query, payloadHash: sha256(body) }, service);
}
