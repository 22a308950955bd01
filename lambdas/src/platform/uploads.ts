import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
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
import { isProof, proofExtension, proofKey, signatureLength, uploadExtension } from './upload-rules.ts';

const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** The response header with which S3 returns a proof: only the reader's own cache may store it. */
const cacheControl = 'private, max-age=3600';

/** The terms of an upload: its key, its MIME type, its size in bytes, and the seconds in which it must start. */
export interface UploadTerms {
  key: string;
  contentType: string;
  size: number;
  seconds: number;
}

/** A stored upload: its size in bytes, its declared type, its first bytes, and the ETag of its content. */
export interface StoredUpload {
  size: number;
  contentType: string;
  start: Uint8Array;
  tag: string;
}

const isRefusal = (error: unknown, ...names: string[]): boolean =>
  error instanceof S3ServiceException && names.includes(error.name);

async function readStart(key: string, length: number): Promise<StoredUpload | undefined> {
  try {
    const { Body, ContentRange, ContentType, ETag } = await client.send(
      new GetObjectCommand({ Bucket: environment().proofBucket, Key: key, Range: `bytes=0-${length - 1}` }),
    );
    const size = Number(ContentRange?.split('/')[1]);
    if (!Body || !ETag || Number.isNaN(size))
      throw new Error('S3 returned an object without its size or ETag');
    return { size, contentType: ContentType ?? '', start: await Body.transformToByteArray(), tag: ETag };
  } catch (error) {
    if (isRefusal(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

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
      Fields: { 'Content-Type': contentType, 'Cache-Control': cacheControl },
    });
    return { url: proofUploadUrl ?? url, fields };
  },

  /** Reads an upload's first bytes and its size; returns undefined if there is no upload. */
  readStart,

  /** Copies an upload if it still has this ETag. Returns false if it was changed or deleted. */
  async copy(from: string, to: string, tag: string): Promise<boolean> {
    const { proofBucket } = environment();
    try {
      await client.send(
        new CopyObjectCommand({
          Bucket: proofBucket,
          Key: to,
          CopySource: `${proofBucket}/${from}`,
          CopySourceIfMatch: tag,
        }),
      );
      return true;
    } catch (error) {
      if (isRefusal(error, 'NoSuchKey', 'PreconditionFailed')) return false;
      throw error;
    }
  },

  /** Signs a link that downloads a proof with an ASCII file name, valid for this many seconds. */
  async linkTo(key: string, fileName: string, seconds: number): Promise<string> {
    const { proofBucket, proofUploadUrl } = environment();
    const read = new GetObjectCommand({
      Bucket: proofBucket,
      Key: key,
      ResponseContentDisposition: `attachment; filename="${fileName}"`,
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
 * Copies an upload to a key that no upload link can write to, and returns that key. `field` names the upload's key in the
 * request. Throws an HttpProblem 422 for a missing upload, such as another user's, and for a file whose content does not
 * match its type, which is deleted.
 */
export async function acceptUpload(userId: string, uploadKey: string, field: string): Promise<string> {
  const missing = () => uploadProblem(field, problemTypes.uploadFailed, proofRules.failed);
  const extension = uploadExtension(uploadKey, userId);
  const upload = extension && (await uploads.readStart(uploadKey, signatureLength));
  if (!upload) throw missing();
  if (!isProof(upload, extension)) {
    await uploads.remove(uploadKey);
    throw uploadProblem(field, problemTypes.invalidFileType, proofRules.wrongType);
  }
  const key = proofKey(userId, extension, Date.now());
  if (!(await uploads.copy(uploadKey, key, upload.tag))) throw missing();
  return key;
}

/** Deletes an upload that is no longer needed. If this fails, the upload expires by itself. */
export async function discardUpload(key: string): Promise<void> {
  try {
    await uploads.remove(key);
  } catch (error) {
    logger.warn('An upload was not deleted and will expire', { error });
  }
}
