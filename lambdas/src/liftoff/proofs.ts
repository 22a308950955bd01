import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { environment } from '../platform/environment.ts';

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

/** The bucket of the applicants' proofs. */
export const proofs = {
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
