import type { Authenticated } from './authentication.ts';
import { checkHeaderValue, STORED_HEADERS, type StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './request.ts';
import { S3Error } from './s3-error.ts';

interface ByteRange {
  /** The positions of the first and last byte, inclusive. */
  start: number;
  end: number;
}

/** The query parameters of `GetObject` that replace stored headers. */
export const overrides = STORED_HEADERS.map((name) => `response-${name}`);

/**
 * Runs `GetObject` and `HeadObject`, with one byte range and `response-*` overrides. Only a caller who may list the bucket
 * learns that a key has no object; others get 403.
 */
export async function getObject(
  request: S3Request,
  store: ObjectStore,
  caller: Authenticated,
): Promise<S3Response> {
  if (!store.has(request.bucket, request.key)) caller.authorize('s3:ListBucket', request.bucket);
  const object = store.get(request.bucket, request.key);
  const header = request.header('range');
  const range = parseRange(header, object.size);
  if (range === 'unsatisfiable') {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: header ?? '',
      ActualObjectSize: object.size,
    });
  }
  const response = { status: range ? 206 : 200, headers: responseHeaders(request, object, range) };
  if (request.method === 'HEAD') return response;
  const { start, end } = range ?? { start: 0, end: Math.max(0, object.size - 1) };
  const body = await store.open(request.bucket, object, start, end);
  // The object was replaced between lookup and opening: return the one that is there now.
  return body ? { ...response, body } : getObject(request, store, caller);
}

/**
 * Returns `undefined` for the whole object: without a header, for one that is not a byte range, and for several
 * ranges, which S3 does not support.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function responseHeaders(request: S3Request, object: StoredObject, range: ByteRange | undefined) {
  const headers: Record<string, string> = {
    ...object.metadata,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': String(range ? range.end - range.start + 1 : object.size),
  };
  for (const name of STORED_HEADERS) {
    const override = request.param(`response-${name}`);
    if (override !== undefined) checkHeaderValue(`response-${name}`, override);
    const value = override ?? object.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
  return headers;
}
