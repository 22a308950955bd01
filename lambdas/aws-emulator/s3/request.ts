import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { requestTarget } from '../http/request.ts';
import { S3Error } from './s3-error.ts';

/** A path-style request. */
export interface S3Request {
  method: string;
  /** The percent-encoded path as sent. */
  path: string;
  bucket: string;
  /** Empty for requests on the bucket itself. */
  key: string;
  /** Decoded query parameters in the order sent. */
  query: [name: string, value: string][];
  /** Returns the value of a query parameter. */
  param: (name: string) => string | undefined;
  /** Returns the value of a header. A presigned URL's `x-amz-` parameters count as headers. */
  header: (name: string) => string | undefined;
  /** The names of all `x-amz-` headers, those in a presigned URL included. */
  amzHeaders: string[];
  message: IncomingMessage;
}

/** The response to a request. */
export interface S3Response {
  status: number;
  headers?: Record<string, string>;
  /** An XML document, or an object's bytes. */
  body?: string | Readable | undefined;
}

const MAX_KEY_BYTES = 1024;

/** Throws `KeyTooLongError` for a key over 1,024 bytes. */
export function checkKeyLength(key: string): void {
  if (Buffer.byteLength(key) <= MAX_KEY_BYTES) return;
  throw new S3Error(400, 'KeyTooLongError', 'Your key is too long', { MaxSizeAllowed: MAX_KEY_BYTES });
}

/** Parses a request without normalizing its path: `.` and `..` are ordinary parts of an object key. */
export function parseRequest(message: IncomingMessage): S3Request {
  const { path, query: search } = requestTarget(message);
  const query = parseQuery(search);
  const [, bucket = '', ...rest] = path.split('/');
  const key = decode(rest.join('/'));
  checkKeyLength(key);
  const hoisted = new Map(query.filter(([name]) => isHoisted(name)).map(([n, v]) => [n.toLowerCase(), v]));
  return {
    method: message.method ?? 'GET',
    path,
    bucket: decode(bucket),
    key,
    query,
    param: (name) => query.find(([candidate]) => candidate === name)?.[1],
    header: (name) => message.headersDistinct[name]?.join(',') ?? hoisted.get(name),
    amzHeaders: [
      ...Object.keys(message.headers).filter((name) => name.startsWith('x-amz-')),
      ...hoisted.keys(),
    ],
    message,
  };
}

const isSignatureParameter = (name: string): boolean =>
  /^x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256)$/i.test(
    name,
  );

const isHoisted = (name: string) => /^x-amz-/i.test(name) && !isSignatureParameter(name);

function parseQuery(text: string): [string, string][] {
  const pairs = text.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const mark = pair.indexOf('=');
    const name = mark < 0 ? pair : pair.slice(0, mark);
    return [decodeForm(name), mark < 0 ? '' : decodeForm(pair.slice(mark + 1))];
  });
}

const decodeForm = (text: string) => decode(text.replaceAll('+', ' '));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
    throw error;
  }
}
