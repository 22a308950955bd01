/** A name or an email address of a badge's learner as a salted hash. */
export interface HashedIdentity {
  /** `sha256$` and the hash in hexadecimal digits. */
  hash: string;
  salt: string;
}

/** Returns what is hashed of a name or an email address, so that its case and the spaces around it do not matter. */
export const hashedText = (value: string, salt: string): string => value.trim().toLowerCase() + salt;

/** Whether a name or an email address is one of a badge's. */
export async function isOneOf(identities: readonly HashedIdentity[], value: string): Promise<boolean> {
  const hashes = await Promise.all(
    identities.map(async ({ salt }) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashedText(value, salt)));
      return `sha256$${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    }),
  );
  return identities.some(({ hash }, at) => hash.toLowerCase() === hashes[at]);
}
