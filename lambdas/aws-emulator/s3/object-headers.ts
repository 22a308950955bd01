import type { BodyDigests, ChecksumName } from './body-measure.ts';
import { type ObjectRecord, STORED_HEADERS, type StoredHeaders } from './object-record.ts';
import { invalidArgument, notImplemented, S3Error } from './s3-error.ts';

const DEFAULT_TYPE = 'binary/octet-stream';
const MAX_METADATA_BYTES = 2048;
const CHECKSUMS: ChecksumName[] = ['crc32', 'sha1', 'sha256'];

const UNDERSTOOD = new Set([
  'x-amz-checksum-algorithm',
  'x-amz-checksum-crc32',
  'x-amz-checksum-mode',
  'x-amz-checksum-sha1',
  'x-amz-checksum-sha256',
  'x-amz-content-sha256',
  'x-amz-copy-source',
  'x-amz-copy-source-if-match',
  'x-amz-date',
  'x-amz-decoded-content-length',
  'x-amz-metadata-directive',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-trailer',
  'x-amz-user-agent',
]);

/** Headers that ask for what every object here has anyway. */
const GIVEN: Record<string, string> = {
  'x-amz-server-side-encryption': 'AES256',
  'x-amz-storage-class': 'STANDARD',
};

/** Throws 501 for an `x-amz-` header that asks for something this server does not do. */
export function refuseUnknownHeaders(names: string[], value: (name: string) => string | undefined): void {
  for (const name of names) {
    if (UNDERSTOOD.has(name) || name.startsWith('x-amz-meta-')) continue;
    if (GIVEN[name] !== undefined && GIVEN[name] === value(name)) continue;
    throw notImplemented(`the ${name} header`);
  }
}

/** The headers and metadata an upload asks to be stored with it. Throws `MetadataTooLarge` over 2 KB. */
export function describeObject(
  names: string[],
  value: (name: string) => string | undefined,
): Pick<ObjectRecord, 'headers' | 'metadata'> {
  const headers: StoredHeaders = { 'content-type': DEFAULT_TYPE };
  for (const name of STORED_HEADERS) {
    const given = name === 'content-encoding' ? withoutFraming(value(name)) : value(name);
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
  return { headers, metadata };
}

const withoutFraming = (encoding: string | undefined) =>
  encoding
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'aws-chunked')
    .join(',');

/** The checksum a request announces, if any, in a header or, by then read, in a trailer. */
export function announcedChecksum(value: (name: string) => string | undefined): ObjectRecord['checksum'] {
  for (const name of CHECKSUMS) {
    const given = value(`x-amz-checksum-${name}`);
    if (given !== undefined) return { name, value: given };
  }
  return undefined;
}

/** What an upload said its body would be. */
export interface BodyClaims {
  /** In base64, from `Content-MD5`. */
  md5?: string | undefined;
  /** In hexadecimal, from the signature. */
  sha256?: string | undefined;
  checksum?: ObjectRecord['checksum'];
}

/** Throws when a body is not what the upload said: `BadDigest`, `InvalidDigest`, `XAmzContentSHA256Mismatch`. */
export function checkDigests(digests: BodyDigests, claims: BodyClaims): void {
  if (
    claims.sha256 !== undefined &&
    Buffer.from(claims.sha256, 'hex').toString('base64') !== digests.checksums.sha256
  ) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  if (claims.md5 !== undefined && claims.md5 !== digests.md5) {
    if (Buffer.from(claims.md5, 'base64').length !== 16) {
      throw new S3Error(400, 'InvalidDigest', 'The Content-MD5 you specified was invalid.');
    }
    throw new S3Error(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
  const { checksum } = claims;
  if (checksum && checksum.value !== digests.checksums[checksum.name]) {
    const name = checksum.name.toUpperCase();
    throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
  }
}

/** Checks that a value may be sent as a header; S3 refuses others with `InvalidArgument`. */
export function checkHeaderValue(name: string, value: string): void {
  if (!/(?!\t)\p{Cc}|[\u{100}-\u{10ffff}]/u.test(value)) return;
  throw invalidArgument(name, value, 'Header value cannot be represented using ISO-8859-1.');
}
