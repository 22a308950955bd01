import { DeleteObjectsCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { proofRules } from '../contract/application-rules.ts';

const day = 86_400_000;

/** Deletes uploads that no application claimed in time, like the bucket's lifecycle rule in AWS. */
export async function expireUploads(now: number = Date.now()): Promise<void> {
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Bucket = process.env.PROOF_BUCKET;
  const oldest = now - proofRules.incomingDays * day;
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket, Prefix: proofRules.incoming },
  )) {
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
