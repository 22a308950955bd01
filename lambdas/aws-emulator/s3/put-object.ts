import type { Authenticated } from './authentication.ts';
import { checkDigests } from './body-measure.ts';
import { describeObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './request.ts';
import { invalidArgument, notImplemented, noSuchKey, S3Error } from './s3-error.ts';
import { element, xmlDocument } from './xml.ts';

/** Runs `PutObject`. Throws 411 without a length, which S3 requires too. */
export async function putObject(
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

/** Runs `CopyObject`: copies an object with its headers and metadata. */
export async function copyObject(request: S3Request, store: ObjectStore): Promise<S3Response> {
  const source = copySource(request.header('x-amz-copy-source') ?? '');
  const original = store.get(source.bucket, source.key);
  const tag = request.header('x-amz-copy-source-if-match');
  if (tag !== undefined && tag.replaceAll('"', '') !== original.etag) {
    throw new S3Error(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
      { Condition: 'x-amz-copy-source-If-Match' },
    );
  }
  if (source.bucket === request.bucket && source.key === request.key) {
    const message =
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.";
    throw new S3Error(400, 'InvalidRequest', message);
  }
  store.requireBucket(request.bucket);
  const body = await store.open(source.bucket, original, 0, Math.max(0, original.size - 1));
  if (!body) throw noSuchKey(source.key);
  const { headers, metadata } = original;
  const staged = await store.stage(body);
  const object = await store.commit(request.bucket, staged, { key: request.key, headers, metadata });
  const document = xmlDocument(
    'CopyObjectResult',
    element('LastModified', object.lastModified),
    element('ETag', `"${object.etag}"`),
  );
  return { status: 200, body: document };
}

function copySource(header: string): { bucket: string; key: string } {
  if (header.includes('?')) throw notImplemented('versions in x-amz-copy-source');
  const [bucket, ...key] = decodeURIComponent(header).replace(/^\//, '').split('/');
  if (!bucket || key.join('/') === '') {
    throw invalidArgument(
      'x-amz-copy-source',
      header,
      'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
    );
  }
  return { bucket, key: key.join('/') };
}
