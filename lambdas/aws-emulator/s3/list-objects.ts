import type { StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './request.ts';
import { invalidArgument } from './s3-error.ts';
import { element, parent, xmlDocument } from './xml.ts';

const MAX_KEYS = 1000;

/** The query parameters of `ListObjectsV2`. */
export const listParameters = ['list-type', 'prefix', 'max-keys', 'continuation-token'];

/** Runs `ListObjectsV2`: keys in the order of their UTF-8 bytes, page by page. */
export function listObjects(request: S3Request, store: ObjectStore): S3Response {
  const prefix = request.param('prefix') ?? '';
  const maxKeys = readMaxKeys(request.param('max-keys'));
  const token = request.param('continuation-token');
  const after = token === undefined ? '' : readToken(token);
  const following = store
    .objects(request.bucket)
    .filter(({ key }) => key.startsWith(prefix) && compareKeys(key, after) > 0)
    .sort((a, b) => compareKeys(a.key, b.key));
  const page = following.slice(0, maxKeys);
  const last = following.length > page.length ? page.at(-1) : undefined;
  const children = [
    element('Name', request.bucket),
    element('Prefix', prefix),
    element('MaxKeys', maxKeys),
    element('KeyCount', page.length),
    element('IsTruncated', last !== undefined),
    ...(token === undefined ? [] : [element('ContinuationToken', token)]),
    ...(last === undefined ? [] : [element('NextContinuationToken', writeToken(last.key))]),
    ...page.map(contents),
  ];
  return { status: 200, body: xmlDocument('ListBucketResult', ...children) };
}

/** Compares keys by their UTF-8 bytes; the order of UTF-16 differs where there are surrogates. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] !== b[i]) return utf8Rank(a.charCodeAt(i)) - utf8Rank(b.charCodeAt(i));
  }
  return a.length - b.length;
}

const utf8Rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

const contents = ({ key, lastModified, etag, size }: StoredObject) =>
  parent(
    'Contents',
    element('Key', key),
    element('LastModified', lastModified),
    element('ETag', `"${etag}"`),
    element('Size', size),
    element('StorageClass', 'STANDARD'),
  );

function readMaxKeys(text: string | undefined): number {
  if (text === undefined) return MAX_KEYS;
  if (!/^\d{1,10}$/.test(text)) {
    throw invalidArgument('max-keys', text, 'Argument max-keys must be an integer between 0 and 2147483647');
  }
  return Math.min(Number(text), MAX_KEYS);
}

const writeToken = (after: string) => Buffer.from(`1:${after}`).toString('base64url');

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString();
  if (!text.startsWith('1:')) {
    throw invalidArgument('continuation-token', token, 'The continuation token provided is incorrect');
  }
  return text.slice(2);
}
