import { type Answer, xmlAnswer } from './answer.ts';
import type { StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request } from './request-target.ts';
import { invalidArgument } from './s3-error.ts';
import { encodeRfc3986 } from '../signature-v4.ts';
import { element, parent, xmlDocument } from './xml.ts';

interface Page {
  objects: StoredObject[];
  prefixes: string[];
  /** Where the next page goes on; absent on the last page. */
  next: string | undefined;
}

const MAX_KEYS = 1000;

/** Answers `ListObjectsV2`: keys in the order of their UTF-8 bytes, grouped at the delimiter, page by page. */
export function listObjects(request: S3Request, store: ObjectStore): Answer {
  const prefix = request.param('prefix') ?? '';
  const delimiter = request.param('delimiter') ?? '';
  const maxKeys = readMaxKeys(request.param('max-keys'));
  const token = request.param('continuation-token');
  const startAfter = request.param('start-after');
  const after = token === undefined ? (startAfter ?? '') : readToken(token);
  const page = collect(store.objects(request.bucket), { prefix, delimiter, maxKeys, after });
  const encode = encoder(request.param('encoding-type'));
  const optional = (name: string, value: string | undefined) => (value ? [element(name, value)] : []);
  const children = [
    element('Name', request.bucket),
    element('Prefix', encode(prefix)),
    ...optional('Delimiter', encode(delimiter)),
    element('MaxKeys', maxKeys),
    element('KeyCount', page.objects.length + page.prefixes.length),
    element('IsTruncated', page.next !== undefined),
    ...optional('EncodingType', request.param('encoding-type')),
    ...optional('ContinuationToken', token),
    ...optional('NextContinuationToken', page.next && writeToken(page.next)),
    ...optional('StartAfter', startAfter && encode(startAfter)),
    ...page.objects.map((object) => contents(object, encode)),
    ...page.prefixes.map((text) => parent('CommonPrefixes', element('Prefix', encode(text)))),
  ];
  return xmlAnswer(200, xmlDocument('ListBucketResult', ...children));
}

function collect(
  objects: StoredObject[],
  by: { prefix: string; delimiter: string; maxKeys: number; after: string },
): Page {
  const sorted = objects
    .filter((object) => object.key.startsWith(by.prefix))
    .sort((a, b) => compareKeys(a.key, b.key));
  const page: Page = { objects: [], prefixes: [], next: undefined };
  let last = by.after;
  for (const object of sorted) {
    const group = commonPrefix(object.key, by.prefix, by.delimiter);
    const entry = group ?? object.key;
    if (compareKeys(entry, last) <= 0) continue;
    if (page.objects.length + page.prefixes.length >= by.maxKeys) {
      page.next = by.maxKeys > 0 ? last : undefined;
      break;
    }
    if (group === undefined) page.objects.push(object);
    else page.prefixes.push(group);
    last = entry;
  }
  return page;
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

/** Orders keys by their UTF-8 bytes, which UTF-16 order only differs from where surrogates are. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] !== b[i]) return utf8Rank(a.charCodeAt(i)) - utf8Rank(b.charCodeAt(i));
  }
  return a.length - b.length;
}

const utf8Rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

const contents = (object: StoredObject, encode: (text: string) => string) =>
  parent(
    'Contents',
    element('Key', encode(object.key)),
    element('LastModified', object.lastModified),
    element('ETag', `"${object.etag}"`),
    element('Size', object.size),
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

function encoder(type: string | undefined): (text: string) => string {
  if (type === undefined) return (text) => text;
  if (type !== 'url')
    throw invalidArgument('encoding-type', type, 'Invalid Encoding Method specified in Request');
  return (text) => text.split('/').map(encodeRfc3986).join('/');
}
