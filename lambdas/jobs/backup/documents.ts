import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import { environment } from '../../src/platform/environment.ts';
import { runInParallel } from '../platform/parallel.ts';
import type { BackupFolder } from './folder.ts';
import { DocumentLine, type Manifest, type Progress } from './manifest.ts';
import { withIds } from './rows.ts';
import { filesOf, linesOf, parsers } from './verify.ts';

/** The objects that are read or sent at the same time. */
const concurrent = 8;

/** The documents after which the list is saved. */
const savedTogether = 100;

/** The prefixes of objects that expire within a day: uploads that nobody has sent, and archives of accounts. */
const shortLived = [uploadBucket.incoming, archiveRules.folder];

/** An object of the bucket, as it is listed. */
interface Listed {
  key: string;
  etag: string;
  bytes: number;
}

async function* list(client: S3Client, Bucket: string): AsyncGenerator<Listed, undefined> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key: key = '', ETag: etag = '', Size: bytes = 0 } of Contents)
      if (!shortLived.some((prefix) => key.startsWith(prefix))) yield { key, etag, bytes };
  return undefined;
}

/** Keys are not names of files: they can have any characters and any length. */
const fileOf = ({ key, etag }: Pick<Listed, 'key' | 'etag'>): string =>
  `documents/${createHash('sha256').update(`${key}\n${etag}`).digest('hex')}`;

/** Reads the headers of an object that are set. */
const headersOf = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );

/** Downloads an object. Returns undefined if it was deleted after it was listed. */
async function download(
  client: S3Client,
  Bucket: string,
  { key, etag: listed }: Listed,
  folder: BackupFolder,
): Promise<DocumentLine | undefined> {
  try {
    const { Body, ETag, ContentType, ContentDisposition, CacheControl } = await client.send(
      new GetObjectCommand({ Bucket, Key: key }),
    );
    const etag = ETag ?? listed;
    const file = fileOf({ key, etag });
    const digest = await folder.store(file, Body as NodeJS.ReadableStream);
    return {
      key,
      file,
      etag,
      ...digest,
      headers: headersOf({ ContentType, ContentDisposition, CacheControl }),
    };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Reads lists of documents. Returns the documents by their files. */
async function readKnown(folder: BackupFolder, lists: readonly string[]): Promise<Map<string, DocumentLine>> {
  const known = new Map<string, DocumentLine>();
  for (const name of lists) {
    for await (const line of folder.lines(name)) {
      const document = DocumentLine.parse(JSON.parse(line));
      known.set(document.file, document);
    }
  }
  return known;
}

interface Lists {
  /** The list that is written. */
  file: string;
  /** The list of an earlier backup. */
  earlier: string | undefined;
}

/**
 * Copies the objects of a bucket and writes a list of them. Objects that an earlier list has with the same ETag and length are
 * not read again, nor those that an interrupted run has copied. Returns their files, and how many were read.
 */
export async function copyDocuments(
  folder: BackupFolder,
  progress: Progress,
  { file, earlier }: Lists,
): Promise<{ files: Set<string>; added: number }> {
  const client = new S3Client({ maxAttempts: 10 });
  const Bucket = environment().proofBucket;
  folder.cut(file, progress.documents);
  const known = await readKnown(folder, earlier === undefined ? [file] : [earlier, file]);
  folder.cut(file, 0);
  const files = new Set<string>();
  let added = 0;
  let waiting: string[] = [];
  const save = () => {
    progress.documents = folder.append(file, waiting);
    folder.writeProgress(progress);
    waiting = [];
  };
  const objects = list(client, Bucket);
  await runInParallel(concurrent, async (_, signal) => {
    for (let next = await objects.next(); !next.done && !signal.aborted; next = await objects.next()) {
      const listed = next.value;
      const same = known.get(fileOf(listed));
      const isCopied = same?.bytes === listed.bytes && folder.has(same.file, same.bytes);
      const document = isCopied ? same : await download(client, Bucket, listed, folder);
      if (!document) continue;
      files.add(document.file);
      if (!isCopied) added += 1;
      waiting.push(JSON.stringify(document));
      if (waiting.length >= savedTogether) save();
    }
  });
  save();
  return { files, added };
}

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
