import { type Answer, xmlAnswer } from './answer.ts';
import type { Authenticated } from './authentication.ts';
import type { ObjectStore } from './object-store.ts';
import { xmlBody } from './request-body.ts';
import type { S3Request } from './request-target.ts';
import { S3Error } from './s3-error.ts';
import { element, parent, xmlDocument } from './xml.ts';

/** Answers `ListBuckets`. */
export function listBuckets(store: ObjectStore): Answer {
  const buckets = store.bucketNames().map((name) => parent('Bucket', element('Name', name)));
  return xmlAnswer(200, xmlDocument('ListAllMyBucketsResult', parent('Buckets', ...buckets)));
}

/**
 * Answers `CreateBucket`. A bucket that is there already is an error in every region but us-east-1, where S3
 * answers 200. The location constraint in the body is not looked at.
 */
export async function createBucket(
  request: S3Request,
  store: ObjectStore,
  { region }: Authenticated,
): Promise<Answer> {
  await xmlBody(request);
  if (store.hasBucket(request.bucket) && region !== 'us-east-1') {
    const message = 'Your previous request to create the named bucket succeeded and you already own it.';
    throw new S3Error(409, 'BucketAlreadyOwnedByYou', message, { BucketName: request.bucket });
  }
  store.createBucket(request.bucket);
  return { status: 200, headers: { location: `/${request.bucket}` } };
}
