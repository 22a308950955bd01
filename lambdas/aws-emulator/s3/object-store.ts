import type { Readable } from 'node:stream';
import { type BodyDigests, BodyMeasure } from './body-measure.ts';
import type { DiskStorage } from './disk-storage.ts';
import type { ObjectDescription, StoredObject } from './object-record.ts';
import { noSuchKey, S3Error } from './s3-error.ts';

/** A stored and measured body that is not an object yet. */
interface StagedBody {
  blob: string;
  digests: BodyDigests;
}

/** Buckets and their objects: an index in memory over the folder. */
export class ObjectStore {
  readonly #storage: DiskStorage;
  readonly #buckets = new Map<string, Map<string, StoredObject>>();

  constructor(storage: DiskStorage) {
    this.#storage = storage;
    for (const { bucket, objects } of storage.load()) {
      this.#buckets.set(bucket, new Map(objects.map((object) => [object.key, object])));
    }
  }

  /** Throws `NoSuchBucket` unless the bucket exists. */
  requireBucket(bucket: string): void {
    this.#objects(bucket);
  }

  /** Creates a bucket unless it exists. Throws for a name that S3 refuses. */
  createBucket(bucket: string): void {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || bucket.includes('..')) {
      throw new Error(`${bucket} is not a valid bucket name.`);
    }
    if (this.#buckets.has(bucket)) return;
    this.#storage.createBucket(bucket);
    this.#buckets.set(bucket, new Map());
  }

  /** Whether a key has an object. Throws `NoSuchBucket`. */
  has(bucket: string, key: string): boolean {
    return this.#objects(bucket).has(key);
  }

  /** Returns the object of a key. Throws `NoSuchBucket` or `NoSuchKey`. */
  get(bucket: string, key: string): StoredObject {
    const object = this.#objects(bucket).get(key);
    if (!object) throw noSuchKey(key);
    return object;
  }

  /** Returns all objects of a bucket, in no particular order. */
  objects(bucket: string): StoredObject[] {
    return [...this.#objects(bucket).values()];
  }

  /** Stores a body and measures it. Leaves nothing when the body throws. */
  async stage(body: AsyncIterable<Uint8Array>, measure = new BodyMeasure()): Promise<StagedBody> {
    const blob = await this.#storage.stage(measure.watch(body));
    return { blob, digests: measure.digests() };
  }

  /** Turns a staged body into an object. When `check` throws, the body is deleted. */
  async commit(
    bucket: string,
    { blob, digests }: StagedBody,
    description: ObjectDescription,
    check: () => void = () => undefined,
  ): Promise<StoredObject> {
    const { size, etag } = digests;
    const lastModified = `${new Date().toISOString().slice(0, 19)}.000Z`;
    const object: StoredObject = { ...description, size, etag, lastModified, blob };
    try {
      check();
      const objects = this.#objects(bucket);
      this.#storage.publish(bucket, object, objects.get(object.key));
      objects.set(object.key, object);
    } catch (error) {
      await this.#storage.discard(blob);
      throw error;
    }
    return object;
  }

  /** Deletes an object. A key without an object is not an error. */
  delete(bucket: string, key: string): void {
    const objects = this.#objects(bucket);
    const object = objects.get(key);
    if (!object) return;
    objects.delete(key);
    this.#storage.delete(bucket, object);
  }

  /** Opens an object's bytes from `start` to `end`, inclusive. Resolves to `undefined` when it was just replaced. */
  open(bucket: string, object: StoredObject, start: number, end: number): Promise<Readable | undefined> {
    return this.#storage.open(bucket, object, start, end);
  }

  #objects(bucket: string): Map<string, StoredObject> {
    const objects = this.#buckets.get(bucket);
    if (objects) return objects;
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
  }
}
