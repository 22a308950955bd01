import type { Answer } from './answer.ts';
import { checkHeaderValue } from './object-headers.ts';
import { STORED_HEADERS, type StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { preconditionFailed } from './put-object.ts';
import { type ByteRange, parseRange } from './range.ts';
import type { S3Request } from './request-target.ts';
import { S3Error } from './s3-error.ts';

/** Answers GET and HEAD of an object: conditions, one byte range, `response-*` overrides. */
export async function getObject(request: S3Request, store: ObjectStore): Promise<Answer> {
  const object = store.get(request.bucket, request.key);
  const unchanged = checkReadPreconditions(request, object);
  if (unchanged) return { status: 304, headers: validators(object) };
  const header = rangeApplies(request, object) ? request.header('range') : undefined;
  const range = parseRange(header, object.size);
  if (range === 'unsatisfiable') {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: header ?? '',
      ActualObjectSize: object.size,
    });
  }
  const answer = { status: range ? 206 : 200, headers: responseHeaders(request, object, range) };
  if (request.method === 'HEAD') return answer;
  const { start, end } = range ?? { start: 0, end: Math.max(0, object.size - 1) };
  const body = await store.open(request.bucket, object, start, end);
  // Replaced between look-up and opening: answer from the object that is there now.
  return body ? { ...answer, body } : getObject(request, store);
}

const validators = (object: StoredObject) => ({
  etag: `"${object.etag}"`,
  'last-modified': new Date(object.lastModified).toUTCString(),
});

function responseHeaders(request: S3Request, object: StoredObject, range: ByteRange | undefined) {
  const headers: Record<string, string> = {
    ...object.metadata,
    ...validators(object),
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
  const { checksum } = object;
  if (checksum && !range && request.header('x-amz-checksum-mode') === 'ENABLED') {
    headers[`x-amz-checksum-${checksum.name}`] = checksum.value;
  }
  return headers;
}

/** Throws 412 when a condition fails; answers true when the client's copy is current. */
function checkReadPreconditions(request: S3Request, object: StoredObject): boolean {
  const modified = Math.floor(Date.parse(object.lastModified) / 1000) * 1000;
  const match = request.header('if-match');
  if (match !== undefined && !listsEtag(match, object.etag)) throw preconditionFailed('If-Match');
  const unmodifiedSince = Date.parse(request.header('if-unmodified-since') ?? '');
  if (match === undefined && modified > unmodifiedSince) throw preconditionFailed('If-Unmodified-Since');
  const noneMatch = request.header('if-none-match');
  if (noneMatch !== undefined) return listsEtag(noneMatch, object.etag);
  return modified <= Date.parse(request.header('if-modified-since') ?? '');
}

const listsEtag = (header: string, etag: string) =>
  header
    .split(',')
    .some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '').replaceAll('"', '')));

function rangeApplies(request: S3Request, object: StoredObject): boolean {
  const condition = request.header('if-range');
  return condition === undefined || condition.replaceAll('"', '') === object.etag;
}
