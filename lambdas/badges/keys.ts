import { createHash, randomBytes } from 'node:crypto';
import { from, generate } from '@digitalbazaar/ed25519-multikey';
import { didV1, multikeyV1 } from './contexts.ts';

/**
 * The issuer's keys as they are stored: the seed of the key that signs, and the public keys that signed before. AWS creates
 * the first seed as a random text, so the key's 32 bytes are the SHA-256 hash of the text.
 */
export interface IssuerKeys {
  seed: string;
  retired: readonly RetiredKey[];
}

/** A public key that no longer signs. What it has signed stays valid. */
export interface RetiredKey {
  publicKeyMultibase: string;
  retired_at: string;
}

/** Returns the keys of a new issuer. */
export const newKeys = (): IssuerKeys => ({ seed: randomBytes(48).toString('base64url'), retired: [] });

/** Reads stored keys. Throws an Error for any other text. */
export function parseKeys(text: string): IssuerKeys {
  const { seed, retired = [] } = JSON.parse(text) as Partial<IssuerKeys>;
  if (typeof seed !== 'string' || seed.length < 43) throw new Error('The keys of the issuer have no seed');
  if (!Array.isArray(retired)) throw new Error('The retired keys of the issuer are not a list');
  return { seed, retired };
}

const pairOf = ({ seed }: IssuerKeys, controller: string) =>
  generate({ seed: createHash('sha256').update(seed).digest(), controller });

/**
 * Returns the keys after a rotation: a new key signs, and the old one stays public. With `isCompromised` the old one is
 * dropped, so that nothing it has signed is valid any longer.
 */
export async function rotatedKeys(
  keys: IssuerKeys,
  { now, isCompromised = false }: { now: string; isCompromised?: boolean },
): Promise<IssuerKeys> {
  const { publicKeyMultibase } = await pairOf(keys, 'did:web:localhost');
  const old = isCompromised ? [] : [{ publicKeyMultibase, retired_at: now }];
  return { seed: newKeys().seed, retired: [...keys.retired, ...old] };
}

/**
 * Returns the DID of a site, which names the site's host: `did:web` resolves to `/.well-known/did.json`.
 * https://w3c-ccg.github.io/did-method-web/
 */
export const didOf = (siteUrl: string): string => `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;

/** The public document of an issuer with its keys. */
export interface DidDocument {
  '@context': readonly string[];
  id: string;
  verificationMethod: readonly VerificationMethod[];
  assertionMethod: readonly string[];
}

export interface VerificationMethod {
  id: string;
  type: 'Multikey';
  controller: string;
  publicKeyMultibase: string;
}

/** Returns a site's DID document: the key that signs, then those that did before. */
export async function didDocument(siteUrl: string, keys: IssuerKeys): Promise<DidDocument> {
  const did = didOf(siteUrl);
  const { publicKeyMultibase } = await pairOf(keys, did);
  const verificationMethod = [publicKeyMultibase, ...keys.retired.map((key) => key.publicKeyMultibase)].map(
    (key): VerificationMethod => ({
      id: `${did}#${key}`,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: key,
    }),
  );
  return {
    '@context': [didV1, multikeyV1],
    id: did,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
}

/** Returns a key from its Multikey, with the secret part if that has one. */
export const importKey = (multikey: object) => from(multikey);

/** Returns the key that signs for a site. */
export const signingKey = (siteUrl: string, keys: IssuerKeys) => pairOf(keys, didOf(siteUrl));
