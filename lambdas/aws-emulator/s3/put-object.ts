import type { Authenticated } from './authentication.ts';
import { checkDigests } from './body-measure.ts';
import { describeObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './request.ts';
import { notImplemented, S3Error } from './s3-error.ts';

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
