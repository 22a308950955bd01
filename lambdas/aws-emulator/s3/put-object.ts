import { type Answer, xmlAnswer } from './answer.ts';
import type { Authenticated } from './authentication.ts';
import { BodyMeasure } from './body-measure.ts';
import { announcedChecksum, checkDigests, describeObject } from './object-headers.ts';
import type { StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import { objectBody } from './request-body.ts';
import type { S3Request } from './request-target.ts';
import { invalidArgument, notImplemented, S3Error } from './s3-error.ts';
import { element, xmlDocument } from './xml.ts';

/** An object that came to be, and the answer to who made it. */
export interface Created {
  object: StoredObject;
  answer: Answer;
}

/** Stores the body of a PUT under its key, if it is what the request announced. */
export async function putObject(
  request: S3Request,
  store: ObjectStore,
  { bodySha256 }: Authenticated,
): Promise<Created> {
  refuseUnverifiable(request);
  const existing = store.find(request.bucket, request.key);
  checkWritePreconditions(request, existing);
  const trailers = new Map<string, string>();
  const described = describeObject(request.amzHeaders, request.header);
  const staged = await store.stage(objectBody(request, trailers), new BodyMeasure());
  const checksum = announcedChecksum((name) => trailers.get(name) ?? request.header(name));
  try {
    checkDigests(staged.digests, { md5: request.header('content-md5'), sha256: bodySha256, checksum });
  } catch (error) {
    await store.discard(staged);
    throw error;
  }
  const object = await store.commit(
    request.bucket,
    staged,
    { key: request.key, ...described, ...(checksum && { checksum }) },
    (current) => checkWritePreconditions(request, current),
  );
  const sum = checksum && { [`x-amz-checksum-${checksum.name}`]: checksum.value };
  return { object, answer: { status: 200, headers: { etag: `"${object.etag}"`, ...sum } } };
}

/** Stores a copy of another object, with its headers and metadata or, on `REPLACE`, with the request's. */
export async function copyObject(request: S3Request, store: ObjectStore): Promise<Created> {
  const source = copySource(request.header('x-amz-copy-source') ?? '');
  const original = store.get(source.bucket, source.key);
  const tag = request.header('x-amz-copy-source-if-match');
  if (tag !== undefined && tag.replaceAll('"', '') !== original.etag) {
    throw preconditionFailed('x-amz-copy-source-If-Match');
  }
  const replace = request.header('x-amz-metadata-directive') === 'REPLACE';
  if (!replace && source.bucket === request.bucket && source.key === request.key) {
    const message =
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.";
    throw new S3Error(400, 'InvalidRequest', message);
  }
  store.requireBucket(request.bucket);
  const body = await store.open(source.bucket, original, 0, Math.max(0, original.size - 1));
  if (!body) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: source.key });
  const staged = await store.stage(body);
  const described = replace ? describeObject(request.amzHeaders, request.header) : original;
  const { headers, metadata } = described;
  const describe = {
    key: request.key,
    headers,
    metadata,
    ...(original.checksum && { checksum: original.checksum }),
  };
  const object = await store.commit(request.bucket, staged, describe);
  const document = xmlDocument(
    'CopyObjectResult',
    element('LastModified', object.lastModified),
    element('ETag', `"${object.etag}"`),
  );
  return { object, answer: xmlAnswer(200, document) };
}

function copySource(header: string): { bucket: string; key: string } {
  const mark = header.indexOf('?');
  if (mark >= 0) throw notImplemented('versions in x-amz-copy-source');
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

function checkWritePreconditions(request: S3Request, existing: StoredObject | undefined): void {
  const [match, noneMatch] = [request.header('if-match'), request.header('if-none-match')];
  if (noneMatch !== undefined && noneMatch !== '*') throw notImplemented('If-None-Match with an ETag on PUT');
  if (noneMatch === '*' && existing) throw preconditionFailed('If-None-Match');
  if (match === undefined) return;
  if (!existing)
    throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: request.key });
  if (match.replaceAll('"', '') !== existing.etag) throw preconditionFailed('If-Match');
}

/** The refusal of a conditional request whose condition does not hold. */
export const preconditionFailed = (condition: string): S3Error =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: condition,
  });

function refuseUnverifiable(request: S3Request): void {
  const trailer = request.header('x-amz-trailer');
  if (trailer !== undefined && !/^x-amz-checksum-(crc32|sha1|sha256)$/.test(trailer)) {
    throw notImplemented(`the trailer ${trailer}`);
  }
}
