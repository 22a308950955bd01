import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { proofRules, type ProofType } from '../../contract/application-rules.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import { timestamp } from './clock.ts';
import { environment } from './environment.ts';
import { fieldProblem, type HttpProblem } from './http-problem.ts';
import { logger } from './logger.ts';
import { checkUpload } from './upload-check/check-upload.ts';
import { refusals, RefusedUpload } from './upload-check/refused-upload.ts';
import {
  proofExtension,
  proofKey,
  type StoredUpload,
  typeOfUpload,
  uploadExtension,
} from './upload-rules.ts';

const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** No browser or proxy may store a proof, and no browser may show it as a page. */
const servedAs = { CacheControl: 'no-store', ContentDisposition: 'attachment' };

/** The terms of an upload: its key, its MIME type, its size in bytes, and the seconds in which it must start. */
export interface UploadTerms {
  key: string;
  contentType: string;
  size: number;
  seconds: number;
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** The private bucket of documents that users upload: proofs of layoff and denial letters. */
export const uploads = {
  /** Allows a form upload on these terms. Returns the form's URL and the fields to send before the file. */
  async allowUpload({ key, contentType, size, seconds }: UploadTerms) {
    const { proofBucket, proofUploadUrl } = environment();
    const { url, fields } = await createPresignedPost(client, {
      Bucket: proofBucket,
      Key: key,
      Expires: seconds,
      Conditions: [['content-length-range', size, size]],
      Fields: { 'Content-Type': contentType },
    });
    return { url: proofUploadUrl ?? url, fields };
  },

  /** Reads an upload, up to one byte more than a proof may have; returns undefined if there is none. */
  async read(key: string): Promise<StoredUpload | undefined> {
    try {
      const { Body, ContentType } = await client.send(
        new GetObjectCommand({
          Bucket: environment().proofBucket,
          Key: key,
          Range: `bytes=0-${proofRules.max}`,
        }),
      );
      if (!Body) throw new Error('S3 returned an object without its content');
      return { contentType: ContentType ?? '', bytes: await Body.transformToByteArray() };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },

  /** Stores a checked file. */
  async store(key: string, contentType: ProofType, file: Uint8Array): Promise<void> {
    const Bucket = environment().proofBucket;
    await client.send(
      new PutObjectCommand({ Bucket, Key: key, Body: file, ContentType: contentType, ...servedAs }),
    );
  },

  /** Signs a link that downloads a proof with an ASCII file name, valid for this many seconds. */
  async linkTo(key: string, fileName: string, seconds: number): Promise<string> {
    const { proofBucket, proofUploadUrl } = environment();
    const read = new GetObjectCommand({
      Bucket: proofBucket,
      Key: key,
      ResponseCacheControl: servedAs.CacheControl,
      ResponseContentDisposition: `${servedAs.ContentDisposition}; filename="${fileName}"`,
    });
    const url = await getSignedUrl(client, read, { expiresIn: seconds });
    return proofUploadUrl === undefined ? url : `${proofUploadUrl}/${key}${new URL(url).search}`;
  },

  async remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket: environment().proofBucket, Key: key }));
  },
};

/** Allows a user to upload a document. Throws an HttpProblem 400 if its name does not match its type. */
export async function createUpload(
  userId: string,
  { file_name, content_type, size }: { file_name: string; content_type: ProofType; size: number },
) {
  const extension = proofExtension(file_name, content_type);
  if (extension === undefined) throw fieldProblem(400, 'body.file_name', proofRules.wrongType);
  const now = Date.now();
  const key = `${proofRules.incoming}${proofKey(userId, extension, now)}`;
  const seconds = proofRules.uploadSeconds;
  const { url, fields } = await uploads.allowUpload({ key, contentType: content_type, size, seconds });
  return { key, url, fields, expires_at: timestamp(now + seconds * 1000) };
}

const uploadProblem = (field: string, type: string, message: string): HttpProblem =>
  fieldProblem(422, `body.${field}`, message, type);

/**
 * Checks an upload, stores what is safe of it under a key that no upload link can write to, and returns that key. `field`
 * names the upload's key in the request. Throws an HttpProblem 422 for a missing upload, such as another user's, and for a
 * file that is refused, which is deleted.
 */
export async function acceptUpload(userId: string, uploadKey: string, field: string): Promise<string> {
  const extension = uploadExtension(uploadKey, userId);
  const upload = extension && (await uploads.read(uploadKey));
  if (!upload) throw uploadProblem(field, problemTypes.uploadFailed, proofRules.failed);
  try {
    const type = typeOfUpload(upload, extension);
    if (!type) throw new RefusedUpload('wrongType');
    const file = await checkUpload({ bytes: upload.bytes, type });
    const key = proofKey(userId, extension, Date.now());
    await uploads.store(key, type, file);
    return key;
  } catch (error) {
    if (!(error instanceof RefusedUpload)) throw error;
    await uploads.remove(uploadKey);
    throw uploadProblem(field, problemTypes.invalidFileType, refusals[error.refusal]);
  }
}

/** Deletes an upload that is no longer needed. If this fails, the upload expires by itself. */
export async function discardUpload(key: string): Promise<void> {
  try {
    await uploads.remove(key);
  } catch (error) {
    logger.warn('An upload was not deleted and will expire', { error });
  }
}
