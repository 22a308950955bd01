import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import { environment } from '../platform/environment.ts';

const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

const filesIn = (userId: string): string[] => [`${userId}/`, `${uploadBucket.incoming}${userId}/`];

async function listKeys(prefixes: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const Prefix of prefixes) {
    const pages = paginateListObjectsV2({ client }, { Bucket: environment().proofBucket, Prefix });
    for await (const { Contents = [] } of pages) keys.push(...Contents.map(({ Key = '' }) => Key));
  }
  return keys;
}

/** Lists the documents that a user has uploaded, and the uploads that no form has claimed yet. */
export const listFiles = (userId: string): Promise<string[]> => listKeys(filesIn(userId));

/** Reads a document. */
export async function readFile(Key: string): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: environment().proofBucket, Key }));
  if (!Body) throw new Error('S3 returned an object without a body');
  return Body.transformToByteArray();
}

/** Writes an archive that no cache may store. */
export async function writeArchive(Key: string, Body: Uint8Array): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment().proofBucket,
      Key,
      Body,
      ContentType: 'application/zip',
      CacheControl: 'no-store',
    }),
  );
}

/** Deletes all objects of a user: documents, uploads, and archives. */
export async function deleteFiles(userId: string): Promise<number> {
  const keys = await listKeys([...filesIn(userId), `${archiveRules.folder}${userId}/`]);
  for (let at = 0; at < keys.length; at += 1000) {
    const Objects = keys.slice(at, at + 1000).map((Key) => ({ Key }));
    const Delete = { Objects, Quiet: true };
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: environment().proofBucket, Delete }),
    );
    if (Errors.length > 0) throw new Error(`S3 did not delete ${Errors.length} objects`);
  }
  return keys.length;
}
