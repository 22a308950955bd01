import type { ChecksumName } from './body-measure.ts';

/** The headers an object is stored and served with, names in lower case. */
export type StoredHeaders = Partial<Record<StoredHeaderName, string>>;

/** Names of the headers S3 keeps with an object. */
export type StoredHeaderName = (typeof STORED_HEADERS)[number];

/** The headers S3 keeps with an object, `x-amz-meta-` ones apart. */
export const STORED_HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
] as const;

/** All that is known of an object but its bytes. */
export interface ObjectRecord {
  key: string;
  size: number;
  /** MD5 in hexadecimal, without quotes. */
  etag: string;
  /** ISO 8601, whole seconds. */
  lastModified: string;
  headers: StoredHeaders;
  /** By header name, `x-amz-meta-` included. */
  metadata: Record<string, string>;
  /** The checksum the client sent, in base64. */
  checksum?: { name: ChecksumName; value: string } | undefined;
}

/** A record together with the name its bytes are held under. */
export interface StoredObject extends ObjectRecord {
  blob: string;
}
