import { buffer } from 'node:stream/consumers';
import { paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { runInParallel } from '../platform/parallel.ts';
import type { BackupFolder } from './folder.ts';
import { withIds } from './import-rows.ts';
import type { Manifest } from './manifest.ts';
import { filesOf, linesOf, parsers } from './verify.ts';

/** The documents that are sent at the same time. */
const concurrent = 8;

/** Sends the documents of a backup that a bucket does not have, with the new IDs of users. Returns how many were sent. */
export async function importDocuments(
  folder: BackupFolder,
  manifest: Manifest,
  { Bucket, ids }: { Bucket: string; ids: ReadonlyMap<string, string> },
): Promise<number> {
  const client = new S3Client({ maxAttempts: 10, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const existing = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key = '' } of Contents) existing.add(Key);
  let sent = 0;
  const documents = linesOf(folder, filesOf(manifest, 'documents'), parsers.documents);
  await runInParallel(concurrent, async (_, signal) => {
    for (let next = await documents.next(); !next.done && !signal.aborted; next = await documents.next()) {
      const { key, file, headers } = next.value;
      const Key = withIds(key, ids);
      if (existing.has(Key)) continue;
      const Body = await buffer(folder.open(file));
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ...headers }));
      sent += 1;
    }
  });
  return sent;
}
