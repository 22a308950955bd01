import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from './object-store.ts';

/** Creates storage that lasts as long as the process. */
export function memoryStorage(): Storage {
  const blobs = new Map<string, Buffer>();
  return {
    load: () => [],
    createBucket: () => undefined,
    async stage(body) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const blob = randomUUID();
      blobs.set(blob, Buffer.concat(chunks));
      return blob;
    },
    discard: async (blob) => void blobs.delete(blob),
    publish(_, __, replaced) {
      if (replaced) blobs.delete(replaced.blob);
    },
    delete: (_, { blob }) => void blobs.delete(blob),
    async open(_, { blob }, start, end) {
      const bytes = blobs.get(blob);
      return bytes && Readable.from([bytes.subarray(start, end + 1)]);
    },
  };
}
