import { DeleteObjectsCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';

const day = 86_400_000;

/** The days after which the bucket's lifecycle rules in AWS delete objects, by the prefix of their keys. */
const lifetimes = {
  [uploadBucket.incoming]: uploadBucket.incomingDays,
  [archiveRules.folder]: archiveRules.days,
};

/** Deletes uploads that no application claimed in time and old archives, like the bucket's lifecycle rules in AWS. */
export async function expireUploads(now: number = Date.now()): Promise<void> {
  for (const [prefix, days] of Object.entries(lifetimes)) await expire(prefix, now - days * day);
}

async function expire(Prefix: string, oldest: number): Promise<void> {
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Bucket = process.env.PROOF_BUCKET;
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    const Objects = Contents.filter(({ LastModified }) => Number(LastModified) < oldest).map(({ Key }) => ({
      Key,
    }));
    if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  }
}

/** Expires uploads now and every hour. Returns a function that stops it. */
export async function startExpiry(): Promise<() => void> {
  await expireUploads();
  const timer = setInterval(() => void expireUploads().catch(console.error), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
