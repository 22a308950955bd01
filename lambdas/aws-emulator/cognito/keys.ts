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
import { NO_POOL, type Store } from './store.ts';

/** A JSON Web Key Set with the one public key that verifies this emulator's tokens. */
export interface Jwks {
  keys: { kty: 'RSA'; kid: string; use: 'sig'; alg: 'RS256'; n: string; e: string }[];
}

/** The claims of a token, as they stand in its payload. */
export type Claims = Record<string, unknown>;

/** Signs and verifies JSON Web Tokens with RS256. */
export interface SigningKey {
  jwks: Jwks;
  sign(claims: Claims): string;
  /** The payload, or undefined when the text is no token of this key. The expiry is not looked at. */
  verify(token: string): Claims | undefined;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** SHA-256 in hexadecimal: how refresh tokens, sessions and codes are kept. */
export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/** The file's key pair, made the first time. Two processes that start at once end with the same one. */
export function openSigningKey(store: Store): SigningKey {
  if (!store.keys.get(NO_POOL, 'signing')) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    store.keys.insert(NO_POOL, 'signing', { id: randomUUID(), privateKey: pem });
  }
  const record = store.keys.get(NO_POOL, 'signing');
  if (!record) throw new Error('The signing key could not be kept. Is the data file writable?');
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
