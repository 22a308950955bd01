import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '../platform/environment.ts';
import { valueOf } from '../platform/secret.ts';

/** What a text is sealed or hashed for. Each purpose has a separate key, so one text cannot be used as another. */
export type Purpose = 'authenticator secret' | 'recovery code' | 'sign-in challenge';

const [nonceLength, tagLength] = [12, 16];

async function keyFor(purpose: Purpose): Promise<Buffer> {
  const key = await valueOf(environment().identityKey);
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

/** Encrypts a text with AES-256-GCM for a purpose and an owner: both are needed to open it. */
export async function seal(purpose: Purpose, owner: string, text: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(purpose), nonce).setAAD(Buffer.from(owner));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64url');
}

/** Decrypts a sealed text. Returns undefined if it was changed, or sealed for another purpose, owner or key. */
export async function unseal(purpose: Purpose, owner: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, encrypted] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength + tagLength)];
  const key = await keyFor(purpose);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** Hashes a text with the key (HMAC-SHA-256), so that a copy of the table does not suffice to guess it. */
export async function keyedHash(purpose: Purpose, owner: string, text: string): Promise<string> {
  const hmac = createHmac('sha256', await keyFor(purpose));
  return hmac.update(`${owner}\n${text}`).digest('base64url');
}
