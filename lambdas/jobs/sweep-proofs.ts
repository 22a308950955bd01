import { DeleteObjectsCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { downloadsFolder, picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import { environment } from '../src/platform/environment.ts';
import { docClient } from '../src/platform/table.ts';

const hour = 3_600_000;

/** The prefixes of objects that are not swept: unclaimed uploads expire, and revisions of courses name the files of lessons. */
const kept = [uploadBucket.incoming, picturesFolder, downloadsFolder];

/** The attributes that name an uploaded document: an application's proof, and a denial letter. */
const documentAttributes = ['proof_document_url', 'letter_key'];

async function referencedProofs(): Promise<Set<string>> {
  const keys = new Set<string>();
  const pages = paginateScan(
    { client: docClient },
    {
      TableName: environment().tableName,
      ConsistentRead: true,
      FilterExpression: documentAttributes.map((name) => `attribute_exists(${name})`).join(' OR '),
      ProjectionExpression: documentAttributes.join(', '),
    },
  );
  for await (const { Items = [] } of pages)
    for (const item of Items) for (const key of Object.values(item)) keys.add(String(key));
  return keys;
}

/**
 * Deletes uploaded documents that no row names, and returns their number. A submission that fails between copying its
 * document and writing its row leaves one. Documents younger than an hour may belong to a running submission. For operators.
 */
export async function sweepProofs(now: number = Date.now()): Promise<number> {
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Bucket = environment().proofBucket;
  const old: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '', LastModified } of Contents) {
      if (!kept.some((prefix) => Key.startsWith(prefix)) && Number(LastModified) < now - hour) old.push(Key);
    }
  }
  // Read after the list, so that applications created in between are included.
  const referenced = await referencedProofs();
  const unused = old.filter((key) => !referenced.has(key));
  for (let first = 0; first < unused.length; first += 1000) {
    const Objects = unused.slice(first, first + 1000).map((Key) => ({ Key }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  }
  return unused.length;
}
