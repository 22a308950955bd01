import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import type { Store } from './store.ts';

/** A JSON Web Key Set with the one public key that verifies this emulator's tokens. */
export interface Jwks {
  keys: { kty: 'RSA'; kid: string; use: 'sig'; alg: 'RS256'; n: string; e: string }[];
}

/** The claims in a token's payload. */
export type Claims = Record<string, unknown>;

/** Signs and verifies JSON Web Tokens with RS256. */
export interface SigningKey {
  jwks: Jwks;
  sign(claims: Claims): string;
  /** Returns the payload, or `undefined` for a text that this key did not sign. Ignores the expiry. */
  verify(token: string): Claims | undefined;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the SHA-256 in hexadecimal; refresh tokens, sessions, and codes are stored by it. */
export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/** Opens the file's key pair, or creates it. Two processes that start at the same time get the same one. */
export function openSigningKey(store: Store): SigningKey {
  if (!store.keys.get('', 'signing')) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    store.keys.insert('', 'signing', { id: randomUUID(), privateKey: pem });
  }
  const record = store.keys.get('', 'signing');
  if (!record) throw new Error('The signing key could not be stored. Is the data file writable?');
  return signingKey(record.id, createPrivateKey(record.privateKey));
}

function signingKey(kid: string, privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return {
    jwks: { keys: [{ kty: 'RSA', kid, use: 'sig', alg: 'RS256', n, e }] },
    sign(claims) {
      const head = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`;
      return `${head}.${sign('RSA-SHA256', Buffer.from(head), privateKey).toString('base64url')}`;
    },
    verify(token) {
      const [header, payload, signature, ...rest] = token.split('.');
      if (!header || !payload || !signature || rest.length > 0) return undefined;
      const signed = Buffer.from(`${header}.${payload}`);
      if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    },
  };
}
