import { createHash, randomBytes } from 'node:crypto';
import { from, generate } from '@digitalbazaar/ed25519-multikey';
import { didV1, multikeyV1 } from './contexts.ts';

/**
 * The issuer's keys as they are stored: the seeds of the key that signs and of the next one, and the public keys that signed
 * before. The next key is public before it signs, so that a copy of the keys from before a rotation knows it. AWS creates
 * the first seed as a random text, so a key's 32 bytes are the SHA-256 hash of a text.
 */
export interface IssuerKeys {
  seed: string;
  next: string;
  retired: readonly RetiredKey[];
}

/** A public key that no longer signs. What it has signed stays valid. */
export interface RetiredKey {
  publicKeyMultibase: string;
  retired_at: string;
}

const newSeed = (): string => randomBytes(48).toString('base64url');

/** Returns the keys of a new issuer. */
export const newKeys = (): IssuerKeys => ({ seed: newSeed(), next: newSeed(), retired: [] });

const isSeed = (value: unknown): value is string => typeof value === 'string' && value.length >= 43;

/** Reads stored keys. If only the first seed is stored, the next one is derived from it. Throws an Error for any other text. */
export function parseKeys(text: string): IssuerKeys {
  const { seed, next = `${seed} next`, retired = [] } = JSON.parse(text) as Partial<IssuerKeys>;
  if (!isSeed(seed) || !isSeed(next)) throw new Error('The keys of the issuer have no seed');
  if (!Array.isArray(retired)) throw new Error('The retired keys of the issuer are not a list');
  return { seed, next, retired };
}

const pairOf = (seed: string, controller: string) =>
  generate({ seed: createHash('sha256').update(seed).digest(), controller });

/**
 * Returns the keys after a rotation: the next key signs, and the old one stays public. With `isCompromised` both are dropped
 * for new ones, so that nothing the old one has signed is valid any longer.
 */
export async function rotatedKeys(
  keys: IssuerKeys,
  { now, isCompromised = false }: { now: string; isCompromised?: boolean },
): Promise<IssuerKeys> {
  if (isCompromised) return { ...newKeys(), retired: keys.retired };
  const { publicKeyMultibase } = await pairOf(keys.seed, 'did:web:localhost');
  return {
    seed: keys.next,
    next: newSeed(),
    retired: [...keys.retired, { publicKeyMultibase, retired_at: now }],
  };
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

/** A public key as a DID document lists it. */
export interface VerificationMethod {
  id: string;
  type: 'Multikey';
  controller: string;
  publicKeyMultibase: string;
}

/** Returns a site's DID document: the key that signs, the next one, then those that signed before. */
export async function didDocument(siteUrl: string, keys: IssuerKeys): Promise<DidDocument> {
  const did = didOf(siteUrl);
  const pairs = await Promise.all([keys.seed, keys.next].map((seed) => pairOf(seed, did)));
  const verificationMethod = [...pairs, ...keys.retired].map(
    ({ publicKeyMultibase: key }): VerificationMethod => ({
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
export const signingKey = (siteUrl: string, { seed }: IssuerKeys) => pairOf(seed, didOf(siteUrl));
