import { invalidArgument, notImplemented, S3Error } from './s3-error.ts';

/** The headers that S3 stores with an object besides its metadata. */
export const STORED_HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
] as const;

/** The key, headers, and metadata of an upload. */
export interface ObjectDescription {
  key: string;
  /** The headers that the object is served with, by lower-case name. */
  headers: Partial<Record<(typeof STORED_HEADERS)[number], string>>;
  /** User metadata by header name, `x-amz-meta-` included. */
  metadata: Record<string, string>;
}

/** An object without its bytes. */
export interface StoredObject extends ObjectDescription {
  size: number;
  /** MD5 in hexadecimal, without quotes. */
  etag: string;
  /** ISO 8601, whole seconds. */
  lastModified: string;
  /** The name of the stored bytes. */
  blob: string;
}

const MAX_METADATA_BYTES = 2048;

const UNDERSTOOD = new Set([
  'x-amz-checksum-crc32',
  'x-amz-checksum-mode',
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-security-token',
  'x-amz-user-agent',
]);

/** Throws 501 for an unsupported `x-amz-` header. */
export function refuseUnknownHeaders(names: string[]): void {
  const unknown = names.find((name) => !UNDERSTOOD.has(name) && !name.startsWith('x-amz-meta-'));
  if (unknown !== undefined) throw notImplemented(`the ${unknown} header`);
}

/** Reads the headers and metadata to store with an upload. Throws `MetadataTooLarge` over 2 KB. */
export function describeObject(
  key: string,
  names: string[],
  value: (name: string) => string | undefined,
): ObjectDescription {
  const headers: ObjectDescription['headers'] = { 'content-type': 'binary/octet-stream' };
  for (const name of STORED_HEADERS) {
    const given = value(name);
    if (given) headers[name] = given;
  }
  const metaNames = names.filter((name) => name.startsWith('x-amz-meta-'));
  const metadata = Object.fromEntries(metaNames.map((name) => [name, value(name) ?? '']));
  const size = Object.entries(metadata).reduce(
    (sum, [n, v]) => sum + n.length - 'x-amz-meta-'.length + v.length,
    0,
  );
  if (size > MAX_METADATA_BYTES) {
    const message = 'Your metadata headers exceed the maximum allowed metadata size';
    throw new S3Error(400, 'MetadataTooLarge', message, { Size: size, MaxSizeAllowed: MAX_METADATA_BYTES });
  }
  return { key, headers, metadata };
}

/** Throws `InvalidArgument` for a value that cannot be sent as a header. */
export function checkHeaderValue(name: string, value: string): void {
  if (!/(?!\t)\p{Cc}|[\u{100}-\u{10ffff}]/u.test(value)) return;
  throw invalidArgument(name, value, 'Header value cannot be represented using ISO-8859-1.');
}
