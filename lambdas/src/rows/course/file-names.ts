import { createHash } from 'node:crypto';

/** Returns the name of a file of a lesson: a hash of its bytes, which nobody can guess without the file, and its extension. */
export const nameByHash = (file: Uint8Array, extension: string): string =>
  `${createHash('sha256').update(file).digest('hex').slice(0, 32)}.${extension}`;
