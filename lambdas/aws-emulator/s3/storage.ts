import type { Readable } from 'node:stream';
import type { StoredObject } from './object-record.ts';

/** Where bytes and records are held: in memory or in a folder. */
export interface Storage {
  /** Everything held when the server starts. */
  load(): { bucket: string; objects: StoredObject[] }[];
  createBucket(bucket: string): void;
  removeBucket(bucket: string): void;
  /** Takes in a body that belongs to no object yet. When the body throws, nothing is left behind. */
  stage(body: AsyncIterable<Uint8Array>): Promise<string>;
  /** Drops a staged body. */
  discard(blob: string): Promise<void>;
  /** Makes a staged body the bytes of an object, durably and at once; the object it replaces is dropped. */
  publish(bucket: string, object: StoredObject, replaced: StoredObject | undefined): void;
  withdraw(bucket: string, object: StoredObject): void;
  /** Opens the bytes from `start` to `end`, inclusive; `undefined` when the object has just been replaced. */
  open(bucket: string, object: StoredObject, start: number, end: number): Promise<Readable | undefined>;
}
