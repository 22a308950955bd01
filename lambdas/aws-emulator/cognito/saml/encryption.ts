import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto';
import { FederationError } from '../pool/federation.ts';
import { attributeOf, childOf, elementsIn, NS, requireChild, textOf } from './xml.ts';

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';
const XMLENC11 = 'http://www.w3.org/2009/xmlenc11#';

/** The accepted ciphers with the length of their initialization vectors. */
const CIPHERS: Record<
  string,
  [name: 'aes-128-cbc' | 'aes-256-cbc' | 'aes-128-gcm' | 'aes-256-gcm', iv: number]
> = {
  [`${XMLENC}aes128-cbc`]: ['aes-128-cbc', 16],
  [`${XMLENC}aes256-cbc`]: ['aes-256-cbc', 16],
  [`${XMLENC11}aes128-gcm`]: ['aes-128-gcm', 12],
  [`${XMLENC11}aes256-gcm`]: ['aes-256-gcm', 12],
};
const TAG_BYTES = 16;

const refuse = (reason: string) =>
  new FederationError(`Invalid SAML response received: ${reason}`, 'server_error');

const methodOf = (element: Element) => requireChild(element, NS.encryption, 'EncryptionMethod');

function valueOf(element: Element): Buffer {
  const value = requireChild(
    requireChild(element, NS.encryption, 'CipherData'),
    NS.encryption,
    'CipherValue',
  );
  return Buffer.from(textOf(value), 'base64');
}

/** The hash of OAEP. `rsa-oaep-mgf1p` always masks with SHA-1, and OpenSSL uses one hash for both. */
function oaepHash(method: Element): string {
  const digest = childOf(method, NS.signature, 'DigestMethod');
  const name = (digest && attributeOf(digest, 'Algorithm')?.split('#').at(-1)) ?? 'sha1';
  const algorithm = attributeOf(method, 'Algorithm');
  if (algorithm === `${XMLENC}rsa-oaep-mgf1p` && name === 'sha1') return 'sha1';
  if (algorithm === `${XMLENC11}rsa-oaep` && name === 'sha256') return 'sha256';
  throw refuse('The key of the assertion is not encrypted with RSA-OAEP.');
}

function decryptKey(encryptedKey: Element, key: KeyObject): Buffer {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const options = { key, padding, oaepHash: oaepHash(methodOf(encryptedKey)) };
  try {
    return privateDecrypt(options, valueOf(encryptedKey));
  } catch {
    throw refuse('The assertion is encrypted for another certificate than that of the user pool.');
  }
}

/** Removes the padding, whose last byte is its length (XML Encryption, section 5.2). */
function withoutPadding(bytes: Buffer): Buffer {
  const length = bytes.at(-1) ?? 0;
  if (length < 1 || length > 16) throw new Error('The padding is invalid.');
  return bytes.subarray(0, -length);
}

function decryptData(data: Element, secret: Buffer): string {
  const [cipher, ivBytes] = CIPHERS[attributeOf(methodOf(data), 'Algorithm') ?? ''] ?? [];
  if (!cipher || !ivBytes) throw refuse('The assertion is not encrypted with AES.');
  const value = valueOf(data);
  const iv = value.subarray(0, ivBytes);
  try {
    if (cipher === 'aes-128-cbc' || cipher === 'aes-256-cbc') {
      const decipher = createDecipheriv(cipher, secret, iv).setAutoPadding(false);
      return withoutPadding(
        Buffer.concat([decipher.update(value.subarray(ivBytes)), decipher.final()]),
      ).toString();
    }
    const decipher = createDecipheriv(cipher, secret, iv).setAuthTag(value.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(value.subarray(ivBytes, -TAG_BYTES)), decipher.final()]).toString();
  } catch {
    throw refuse('The assertion cannot be decrypted.');
  }
}

/** Decrypts an `EncryptedAssertion` and returns the document inside. Throws a FederationError. */
export function decryptAssertion(encrypted: Element, key: KeyObject): string {
  const data = requireChild(encrypted, NS.encryption, 'EncryptedData');
  const [encryptedKey, ...others] = elementsIn(encrypted, NS.encryption, 'EncryptedKey');
  if (!encryptedKey || others.length > 0)
    throw refuse('The assertion is not encrypted for exactly one certificate.');
  return decryptData(data, decryptKey(encryptedKey, key));
}
