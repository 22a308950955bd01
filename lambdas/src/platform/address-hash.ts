import { createHash } from 'node:crypto';

/**
 * Returns the hash of an email address under which the table finds the rows that name it, in lower case or not. With `of`,
 * the hash is different for each company or launch.
 */
export const addressHash = (email: string, of?: string): string =>
  createHash('sha256')
    .update(of === undefined ? email.toLowerCase() : `${of}\n${email}`)
    .digest('base64url')
    .slice(0, 22);
