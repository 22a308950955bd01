import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '../platform/environment.ts';
import { valueOf } from '../platform/secret.ts';

/** What a text is sealed or hashed for. Each purpose has a separate key, so one text cannot be used as another. */
export type Purpose = 'authenticator secret' | 'recovery code' | 'sign-in challenge';

const [idLength, nonceLength, tagLength] = [6, 12, 16];

/** One of the identity keys. The ID follows from the key, so nobody has to choose it. */
interface IdentityKey {
  id: Buffer;
  key: string;
}

/** Reads the keys, separated by commas. The first one seals; the others open what they sealed. */
async function readKeys(): Promise<[IdentityKey, ...IdentityKey[]]> {
  const [first = '', ...others] = (await valueOf(environment().identityKey)).split(',');
  const keyOf = (key: string) => ({
    id: Buffer.from(hkdfSync('sha256', key.trim(), '', 'key ID', idLength)),
    key: key.trim(),
  });
  return [keyOf(first), ...others.map(keyOf)];
}

const keyFor = (purpose: Purpose, { key }: IdentityKey): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

const idOf = (bytes: Buffer): Buffer => bytes.subarray(0, idLength);

/**
 * Encrypts a text with AES-256-GCM for a purpose and an owner: both are needed to open it. The result begins with the ID of
 * the key.
 */
export async function seal(purpose: Purpose, owner: string, text: string): Promise<string> {
  const [current] = await readKeys();
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose, current), nonce).setAAD(Buffer.from(owner));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([current.id, nonce, cipher.getAuthTag(), ...encrypted]).toString('base64url');
}

/** Decrypts a sealed text. Returns undefined if it was changed, or sealed for another purpose or owner or by an unknown key. */
export async function unseal(purpose: Purpose, owner: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = (await readKeys()).find(({ id }) => id.equals(idOf(bytes)));
  if (!key) return undefined;
  const value = bytes.subarray(idLength);
  const [nonce, encrypted] = [value.subarray(0, nonceLength), value.subarray(nonceLength + tagLength)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose, key), nonce, {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(value.subarray(nonceLength, nonceLength + tagLength));
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** Whether the first key sealed a text, which then needs the other keys no more. */
export async function isSealedByFirstKey(sealed: string): Promise<boolean> {
  const [{ id }] = await readKeys();
  return id.equals(idOf(Buffer.from(sealed, 'base64url')));
}

/**
 * Hashes a text with each key (HMAC-SHA-256), so that a copy of the table does not suffice to guess it. The first hash is the
 * one to store; a stored one may be any of them.
 */
export async function keyedHashes(
  purpose: Purpose,
  owner: string,
  text: string,
): Promise<[string, ...string[]]> {
  const [first, ...others] = await readKeys();
  const hashOf = (key: IdentityKey) => {
    const hmac = createHmac('sha256', keyFor(purpose, key)).update(`${owner}\n${text}`);
    return Buffer.concat([key.id, hmac.digest()]).toString('base64url');
  };
  return [hashOf(first), ...others.map(hashOf)];
}
