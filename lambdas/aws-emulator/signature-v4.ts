import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The key pair requests are signed with. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where and when a signature holds: `<key id>/<date>/<region>/<service>/aws4_request`. */
export interface CredentialScope {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
}

/** The parts of a request that a signature covers. */
export interface SignedParts {
  method: string;
  /** The path as sent, percent-encoded. */
  path: string;
  /** Decoded query parameters without the signature itself. */
  query: readonly (readonly [string, string])[];
  signedHeaders: readonly string[];
  header: (name: string) => string | undefined;
  payloadHash: string;
}

/** Parses a credential scope; `undefined` when it is not one. */
export function parseScope(credential: string): CredentialScope | undefined {
  const match = /^(.+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request$/.exec(credential);
  const [, accessKeyId, date, region, service] = match ?? [];
  if (!accessKeyId || !date || !region || !service) return undefined;
  return { accessKeyId, date, region, service };
}

/** Milliseconds since the epoch of an ISO 8601 basic timestamp such as `20260312T190358Z`; `NaN` when malformed. */
export const parseTimestamp = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The hexadecimal Signature Version 4 of a text, such as a request's string to sign or a POST policy. */
export function sign(secretAccessKey: string, scope: CredentialScope, text: string): string {
  const date = hmac(`AWS4${secretAccessKey}`, scope.date);
  const key = hmac(hmac(hmac(date, scope.region), scope.service), 'aws4_request');
  return hmac(key, text).toString('hex');
}

/**
 * The string to sign of a request. For S3 each path segment is encoded once from its decoded form; for every
 * other service the path as sent is encoded again.
 */
export function stringToSign(
  scope: CredentialScope,
  timestamp: string,
  parts: SignedParts,
  pathEncoding: 'once' | 'again' = 'once',
): string {
  const segments = parts.path.split('/').map((segment) => {
    return encodeRfc3986(pathEncoding === 'once' ? decodeURIComponent(segment) : segment);
  });
  const canonical = [
    parts.method,
    segments.join('/'),
    canonicalQuery(parts.query),
    ...parts.signedHeaders.map((name) => `${name}:${(parts.header(name) ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    parts.signedHeaders.join(';'),
    parts.payloadHash,
  ].join('\n');
  const place = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  return ['AWS4-HMAC-SHA256', timestamp, place, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
}

/** Compares signatures in constant time. */
export function sameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Percent-encodes all but the unreserved characters of RFC 3986. */
export const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: SignedParts['query']): string {
  const pairs = query.map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const);
  pairs.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return pairs.map((pair) => pair.join('=')).join('&');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
