import { createHash, randomBytes } from 'node:crypto';

/** Makes the token of a link: 256 random bits. It is never stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a link's token, which is stored and found in its place. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
