import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A pair of AWS access keys. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  /** The session token of temporary credentials. */
  sessionToken?: string | undefined;
}

/** The scope of a signature: `<access key ID>/<date>/<region>/<service>/aws4_request`. */
export interface CredentialScope {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
}

/** The parts of a request that a signature covers. */
export interface SignedParts {
  method: string;
  /** The percent-encoded path as sent. */
  path: string;
  /** The decoded query parameters without the signature. */
  query: readonly (readonly [string, string])[];
  signedHeaders: readonly string[];
  header: (name: string) => string | undefined;
  payloadHash: string;
}

/** Parses a credential scope. Returns `undefined` for a malformed one. */
export function parseScope(credential: string): CredentialScope | undefined {
  const match = /^(.+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request$/.exec(credential);
  const [, accessKeyId, date, region, service] = match ?? [];
  if (!accessKeyId || !date || !region || !service) return undefined;
  return { accessKeyId, date, region, service };
}

/** Parses an `Authorization` header. Returns `undefined` for a malformed one. */
export function parseAuthorization(
  header: string,
): { scope: CredentialScope; signedHeaders: string[]; signature: string } | undefined {
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)$/.exec(header) ??
    [];
  const scope = parseScope(credential);
  return scope && { scope, signedHeaders: signedHeaders.split(';'), signature };
}

/** Parses a timestamp such as `20260312T190358Z` to milliseconds since the epoch; `NaN` when malformed. */
export function parseTimestamp(text: string): number {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return iso === text ? Number.NaN : Date.parse(iso);
}

/** Formats a time in milliseconds since the epoch as `20260312T190358Z`. */
export const formatTimestamp = (time: number): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** Signs a text, such as a request's string to sign or a POST policy. Returns the hexadecimal signature. */
export const sign = (secretAccessKey: string, scope: CredentialScope, text: string): string =>
  hmac(signingKey(secretAccessKey, scope), text).toString('hex');

const MAX_KEYS = 1000;
const signingKeys = new Map<string, Buffer>();

/** Returns the key of a day, region and service. It is kept, as all requests of a day have the same one. */
function signingKey(secretAccessKey: string, { date, region, service }: CredentialScope): Buffer {
  const name = [secretAccessKey, date, region, service].join('/');
  const known = signingKeys.get(name);
  if (known) return known;
  const key = [date, region, service, 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  if (signingKeys.size >= MAX_KEYS) signingKeys.clear();
  signingKeys.set(name, key);
  return key;
}

/**
 * Returns a request's string to sign. S3 encodes each decoded path segment once; every other service encodes the path
 * as sent a second time.
 */
export function stringToSign(scope: CredentialScope, timestamp: string, parts: SignedParts): string {
  const segments = parts.path
    .split('/')
    .map((segment) => encodeRfc3986(scope.service === 's3' ? decodeURIComponent(segment) : segment));
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
  const digest = createHash('sha256').update(canonical).digest('hex');
  return ['AWS4-HMAC-SHA256', timestamp, place, digest].join('\n');
}

/** Compares signatures, keys or other secrets in constant time. */
export function isSameSecret(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Percent-encodes all but the unreserved characters of RFC 3986. */
const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: SignedParts['query']): string {
  const pairs = query.map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const);
  pairs.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return pairs.map((pair) => pair.join('=')).join('&');
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
