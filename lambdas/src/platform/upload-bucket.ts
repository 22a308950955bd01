import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { environment } from './environment.ts';
import type { StoredUpload } from './upload-rules.ts';

const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** How a stored file is served: no browser or proxy may store a private one, and no browser may show it as a page. */
const servedAs = {
  private: { CacheControl: 'no-store', ContentDisposition: 'attachment' },
  /** A picture of a lesson, whose key has its hash. */
  shared: { CacheControl: 'public, max-age=31536000, immutable' },
} as const;

/** The terms of an upload: its key, its MIME type, its size in bytes, and the seconds in which it must start. */
export interface UploadTerms {
  key: string;
  contentType: string;
  size: number;
  seconds: number;
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** The private bucket of documents: proofs of layoff and denial letters that users upload, and the files of lessons. */
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

  /** Reads an upload, up to one byte more than `max`, by default what a proof may have; returns undefined if there is none. */
  async read(key: string, max: number = proofRules.max): Promise<StoredUpload | undefined> {
    try {
      const { Body, ContentType } = await client.send(
        new GetObjectCommand({
          Bucket: environment().proofBucket,
          Key: key,
          Range: `bytes=0-${max}`,
        }),
      );
      return Body && { contentType: ContentType ?? '', bytes: await Body.transformToByteArray() };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },

  /** Stores a checked file. */
  async store(
    key: string,
    contentType: string,
    file: Uint8Array,
    audience: keyof typeof servedAs = 'private',
  ): Promise<void> {
    const Bucket = environment().proofBucket;
    const served = servedAs[audience];
    await client.send(
      new PutObjectCommand({ Bucket, Key: key, Body: file, ContentType: contentType, ...served }),
    );
  },

  /** Signs a link that downloads a proof with an ASCII file name, valid for this many seconds. */
  async linkTo(key: string, fileName: string, seconds: number): Promise<string> {
    const { proofBucket, proofUploadUrl } = environment();
    const read = new GetObjectCommand({
      Bucket: proofBucket,
      Key: key,
      ResponseCacheControl: servedAs.private.CacheControl,
      ResponseContentDisposition: `${servedAs.private.ContentDisposition}; filename="${fileName}"`,
    });
    const url = await getSignedUrl(client, read, { expiresIn: seconds });
    return proofUploadUrl === undefined ? url : `${proofUploadUrl}/${key}${new URL(url).search}`;
  },

  async remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket: environment().proofBucket, Key: key }));
  },
};
