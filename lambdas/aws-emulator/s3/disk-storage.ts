import { createHash, randomUUID } from 'node:crypto';
import {
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { STORED_HEADERS, type StoredObject } from './object-record.ts';

const RECORD = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  lastModified: z.string(),
  headers: z.partialRecord(z.enum(STORED_HEADERS), z.string()),
  metadata: z.record(z.string(), z.string()),
  blob: z.uuid(),
});

const STAGING = '.staging';

/** The bytes and records of objects in a folder. */
export type DiskStorage = ReturnType<typeof diskStorage>;

/**
 * Creates storage in a folder. The record `<bucket>/<SHA-256 of the key>.json` names the object's bytes,
 * `<bucket>/<uuid>.bin`; keys never become file names. Renaming the record publishes an object, so a process killed at
 * any point leaves either the old object or the new one.
 */
export function diskStorage(dir: string) {
  const staging = path.join(dir, STAGING);
  const bin = (bucket: string, blob: string) => path.join(dir, bucket, `${blob}.bin`);
  const json = (bucket: string, key: string) =>
    path.join(dir, bucket, `${createHash('sha256').update(key).digest('hex')}.json`);
  mkdirSync(dir, { recursive: true });

  return {
    /** Deletes leftovers, and returns everything that is stored. */
    load(): { bucket: string; objects: StoredObject[] }[] {
      rmSync(staging, { recursive: true, force: true });
      mkdirSync(staging);
      const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const buckets = folders.map((entry) => entry.name).filter((name) => name !== STAGING);
      return buckets.map((bucket) => ({ bucket, objects: loadBucket(path.join(dir, bucket)) }));
    },
    createBucket(bucket: string): void {
      mkdirSync(path.join(dir, bucket), { recursive: true });
    },
    /** Stores a body that belongs to no object yet, and returns its name. Leaves nothing when the body throws. */
    async stage(body: AsyncIterable<Uint8Array>): Promise<string> {
      const blob = randomUUID();
      const file = path.join(staging, blob);
      try {
        await pipeline(body, createWriteStream(file, { flags: 'wx' }));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      return blob;
    },
    /** Deletes a staged body. */
    discard: (blob: string): Promise<void> => rm(path.join(staging, blob), { force: true }),
    /** Makes a staged body the bytes of an object, atomically, and deletes the replaced object. */
    publish(bucket: string, object: StoredObject, replaced: StoredObject | undefined): void {
      renameSync(path.join(staging, object.blob), bin(bucket, object.blob));
      const record = path.join(staging, `${object.blob}.json`);
      writeFileSync(record, JSON.stringify(object));
      renameSync(record, json(bucket, object.key));
      if (replaced) rmSync(bin(bucket, replaced.blob), { force: true });
    },
    delete(bucket: string, object: StoredObject): void {
      rmSync(json(bucket, object.key), { force: true });
      rmSync(bin(bucket, object.blob), { force: true });
    },
    /** Opens an object's bytes from `start` to `end`, inclusive. Resolves to `undefined` when it was just replaced. */
    async open(
      bucket: string,
      object: StoredObject,
      start: number,
      end: number,
    ): Promise<Readable | undefined> {
      const file = await openIfPresent(bin(bucket, object.blob));
      return file?.createReadStream({ start, end });
    },
  };
}

function loadBucket(folder: string): StoredObject[] {
  const files = readdirSync(folder);
  const records = files.filter((file) => file.endsWith('.json'));
  const objects = records.map((file) =>
    RECORD.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
  const named = new Set(objects.map((object) => `${object.blob}.bin`));
  for (const file of files) {
    if (file.endsWith('.bin') && !named.has(file)) rmSync(path.join(folder, file));
  }
  return objects;
}

async function openIfPresent(file: string) {
  try {
    return await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
