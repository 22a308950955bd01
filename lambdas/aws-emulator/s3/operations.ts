import type { AccountOptions } from '../iam/signature-check.ts';
import { authenticate, type Authenticated } from './authentication.ts';
import { deleteObjects } from './delete-objects.ts';
import { listObjects, listParameters } from './list-objects.ts';
import {
  checkHeaderValue,
  describeObject,
  refuseUnknownHeaders,
  STORED_HEADERS,
  type StoredObject,
} from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { postObject } from './post-object.ts';
import type { S3Request, S3Response } from './request.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { checkDigests } from './body-measure.ts';

interface ByteRange {
  /** The positions of the first and last byte, inclusive. */
  start: number;
  end: number;
}

/** The query parameters of `GetObject` that replace stored headers. */
const overrides = STORED_HEADERS.map((name) => `response-${name}`);

/**
 * Runs `GetObject` and `HeadObject`, with one byte range and `response-*` overrides. Only a caller who may list the bucket
 * learns that a key has no object; others get 403.
 */
async function getObject(request: S3Request, store: ObjectStore, caller: Authenticated): Promise<S3Response> {
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

/** Runs `PutObject`. Throws 411 without a length, which S3 requires too. */
async function putObject(
  request: S3Request,
  store: ObjectStore,
  { bodySha256 }: Authenticated,
): Promise<S3Response> {
  if (request.header('x-amz-content-sha256')?.startsWith('STREAMING-')) throw notImplemented('aws-chunked');
  if (request.header('content-length') === undefined) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  store.requireBucket(request.bucket);
  const description = describeObject(request.key, request.amzHeaders, request.header);
  // An early return leaves the connection open for the error response.
  const body = request.message.iterator({ destroyOnReturn: false });
  const staged = await store.stage(body);
  const crc32 = request.header('x-amz-checksum-crc32');
  const object = await store.commit(request.bucket, staged, description, () =>
    checkDigests(staged.digests, { sha256: bodySha256, crc32 }),
  );
  return { status: 200, headers: { etag: `"${object.etag}"` } };
}

interface Operation {
  /** The permission that it needs, on the bucket or, if it names a key, on the object. */
  action?: `s3:${string}`;
  run: (request: S3Request, store: ObjectStore, caller: Authenticated) => S3Response | Promise<S3Response>;
  /** The supported query parameters besides `x-amz-` ones, which count as headers. */
  parameters?: readonly string[];
}

const operations: Record<string, Operation> = {
  'GET bucket?list-type': { action: 's3:ListBucket', run: listObjects, parameters: listParameters },
  'POST bucket?delete': { run: deleteObjects, parameters: ['delete'] },
  'PUT key': { action: 's3:PutObject', run: putObject },
  'GET key': { action: 's3:GetObject', run: getObject, parameters: overrides },
  'HEAD key': { action: 's3:GetObject', run: getObject, parameters: overrides },
  'DELETE key': {
    action: 's3:DeleteObject',
    run({ bucket, key }, store) {
      store.delete(bucket, key);
      return { status: 204 };
    },
  },
};

/** Runs a request. Operations that are not in the table above are refused with 501. */
export async function operate(
  request: S3Request,
  store: ObjectStore,
  account: AccountOptions,
): Promise<S3Response> {
  if (isFormUpload(request)) return postObject(request, store, account);
  const caller = authenticate(request, account);
  const operation = operations[operationName(request)];
  const unknown = request.query.find(([name]) => !isSupported(name, operation?.parameters ?? []));
  if (unknown) throw notImplemented(`${request.method} with the "${unknown[0]}" parameter`);
  if (!operation) throw notImplemented(`${request.method} ${request.path}`);
  refuseUnknownHeaders(request.amzHeaders);
  const { bucket, key } = request;
  if (operation.action) caller.authorize(operation.action, bucket, key === '' ? undefined : key);
  return operation.run(request, store, caller);
}

function operationName({ method, key, param }: S3Request): string {
  if (key !== '') return `${method} key`;
  if (method === 'GET' && param('list-type') === '2') return 'GET bucket?list-type';
  if (method === 'POST' && param('delete') !== undefined) return 'POST bucket?delete';
  return `${method} bucket`;
}

const isFormUpload = (request: S3Request) =>
  request.method === 'POST' &&
  request.key === '' &&
  /^multipart\/form-data/i.test(request.header('content-type') ?? '');

const isSupported = (name: string, parameters: readonly string[]) =>
  parameters.includes(name) || name === 'x-id' || /^x-amz-/i.test(name);
