import type { Readable } from 'node:stream';
import { type BodyDigests, BodyMeasure } from './body-measure.ts';
import type { ObjectRecord, StoredObject } from './object-record.ts';
import { S3Error } from './s3-error.ts';
import type { Storage } from './storage.ts';

/** A body taken in and measured, waiting to become an object or to be dropped. */
export interface StagedBody {
  blob: string;
  digests: BodyDigests;
}

/** Buckets and their objects: an index in memory over a `Storage`. */
export class ObjectStore {
  readonly #storage: Storage;
  readonly #buckets = new Map<string, Map<string, StoredObject>>();

  constructor(storage: Storage) {
    this.#storage = storage;
    for (const { bucket, objects } of storage.load()) {
      this.#buckets.set(bucket, new Map(objects.map((object) => [object.key, object])));
    }
  }

  /** Names of all buckets, in order. */
  bucketNames(): string[] {
    return [...this.#buckets.keys()].sort();
  }

  hasBucket(bucket: string): boolean {
    return this.#buckets.has(bucket);
  }

  /** Throws `NoSuchBucket` unless the bucket is there. */
  requireBucket(bucket: string): void {
    this.#objects(bucket);
  }

  /** Creates a bucket; throws `InvalidBucketName` for a name S3 refuses. */
  createBucket(bucket: string): void {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || bucket.includes('..')) {
      throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.', {
        BucketName: bucket,
      });
    }
    if (this.#buckets.has(bucket)) return;
    this.#storage.createBucket(bucket);
    this.#buckets.set(bucket, new Map());
  }

  /** Deletes an empty bucket; throws `BucketNotEmpty` otherwise. */
  deleteBucket(bucket: string): void {
    if (this.#objects(bucket).size > 0) {
      throw new S3Error(409, 'BucketNotEmpty', 'The bucket you tried to delete is not empty', {
        BucketName: bucket,
      });
    }
    this.#buckets.delete(bucket);
    this.#storage.removeBucket(bucket);
  }

  /** The object of a key, if there is one; throws `NoSuchBucket`. */
  find(bucket: string, key: string): StoredObject | undefined {
    return this.#objects(bucket).get(key);
  }

  /** The object of a key; throws `NoSuchBucket` or `NoSuchKey`. */
  get(bucket: string, key: string): StoredObject {
    const object = this.find(bucket, key);
    if (!object) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
    return object;
  }

  /** All objects of a bucket, in no order. */
  objects(bucket: string): StoredObject[] {
    return [...this.#objects(bucket).values()];
  }

  /** Takes in a body while measuring it; when it throws, nothing is left behind. */
  async stage(body: AsyncIterable<Uint8Array>, measure = new BodyMeasure()): Promise<StagedBody> {
    const blob = await this.#storage.stage(measure.watch(body));
    return { blob, digests: measure.digests() };
  }

  /**
   * Turns a staged body into an object. `check` runs in the same turn as the write, with the object to be
   * replaced; when it throws, the body is dropped.
   */
  async commit(
    bucket: string,
    staged: StagedBody,
    describe: Pick<ObjectRecord, 'key' | 'headers' | 'metadata' | 'checksum'>,
    check: (existing: StoredObject | undefined) => void = () => undefined,
  ): Promise<StoredObject> {
    const object: StoredObject = {
      ...describe,
      size: staged.digests.size,
      etag: staged.digests.etag,
      lastModified: `${new Date().toISOString().slice(0, 19)}.000Z`,
      blob: staged.blob,
    };
    try {
      const objects = this.#objects(bucket);
      const existing = objects.get(object.key);
      check(existing);
      this.#storage.publish(bucket, object, existing);
      objects.set(object.key, object);
    } catch (error) {
      await this.discard(staged);
      throw error;
    }
    return object;
  }

  /** Drops a staged body. */
  discard(staged: StagedBody): Promise<void> {
    return this.#storage.discard(staged.blob);
  }

  /** Deletes a key; a key that is not there is not an error. */
  delete(bucket: string, key: string): void {
    const object = this.#objects(bucket).get(key);
    if (!object) return;
    this.#objects(bucket).delete(key);
    this.#storage.withdraw(bucket, object);
  }

  /** Opens an object's bytes from `start` to `end`, inclusive; `undefined` when it was replaced meanwhile. */
  open(bucket: string, object: StoredObject, start: number, end: number): Promise<Readable | undefined> {
    return this.#storage.open(bucket, object, start, end);
  }

  #objects(bucket: string): Map<string, StoredObject> {
    const objects = this.#buckets.get(bucket);
    if (objects) return objects;
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
  }
}
