import { DeleteObjectsCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { proofRules } from '../contract/application-rules.ts';
import { environment } from '../src/platform/environment.ts';
import { docClient } from '../src/platform/table.ts';

const hour = 3_600_000;

async function keptProofs(): Promise<Set<string>> {
  const keys = new Set<string>();
  const pages = paginateScan(
    { client: docClient },
    {
      TableName: environment().tableName,
      ConsistentRead: true,
      FilterExpression: 'sk = :application',
      ProjectionExpression: 'proof_document_url',
      ExpressionAttributeValues: { ':application': 'APPLICATION' },
    },
  );
  for await (const { Items = [] } of pages)
    for (const item of Items) keys.add(String(item.proof_document_url));
  return keys;
}

/**
 * Deletes proofs that no application names and answers their number. A submission that breaks off between its proof and
 * its application leaves one; what is younger than an hour may belong to one that is under way. For operators.
 */
export async function sweepProofs(now: number = Date.now()): Promise<number> {
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Bucket = environment().proofBucket;
  const old: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '', LastModified } of Contents) {
      if (!Key.startsWith(proofRules.incoming) && Number(LastModified) < now - hour) old.push(Key);
    }
  }
  // Read after the list: an application that was made meanwhile is known.
  const kept = await keptProofs();
  const stray = old.filter((key) => !kept.has(key));
  for (let first = 0; first < stray.length; first += 1000) {
    const Objects = stray.slice(first, first + 1000).map((Key) => ({ Key }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  }
  return stray.length;
}

if (import.meta.main) console.log(`${await sweepProofs()} proofs without an application deleted.`);
