import { createHash } from 'node:crypto';

/** Returns a number below `shards` by the hash of a subject. */
export const shardNumber = (subject: string, shards: number): number =>
  (createHash('sha256').update(subject).digest()[0] ?? 0) % shards;
