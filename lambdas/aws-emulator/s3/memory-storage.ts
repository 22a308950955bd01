import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** Storage that ends with the process. */
export function memoryStorage(): Storage {
  const blobs = new Map<string, Buffer>();
  return {
    load: () => [],
    createBucket: () => undefined,
    removeBucket: () => undefined,
    async stage(body) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const blob = randomUUID();
      blobs.set(blob, Buffer.concat(chunks));
      return blob;
    },
    async discard(blob) {
      blobs.delete(blob);
    },
    publish(_, __, replaced) {
      if (replaced) blobs.delete(replaced.blob);
    },
    withdraw(_, object) {
      blobs.delete(object.blob);
    },
    async open(_, object, start, end) {
      const bytes = blobs.get(object.blob);
      return bytes && Readable.from([bytes.subarray(start, end + 1)]);
    },
  };
}
