import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import signatures from 'jsonld-signatures';
import { bitOf } from './bits.ts';
import { Unreadable, type UnreadableReason } from './baked.ts';
import { createLoader, didV1, multikeyV1, UnknownDocument } from './contexts.ts';
import type { DidDocument } from './keys.ts';
import { isPlain } from './plain-form.ts';
import {
  type Claims,
  claimsOf,
  isObject,
  issuerOf,
  type Json,
  listOf,
  readCredential,
  textOf,
} from './read-credential.ts';

export { maxFileBytes } from './read-credential.ts';

/** The steps of a check, in their order. Only the last one needs the network. */
export const checkSteps = ['readable', 'issuer', 'signature', 'unchanged', 'dates', 'status'] as const;

/** What a step found. A finding whose outcome is 'failed' ends the check. */
export type Finding =
  | { step: 'readable'; found: 'credential' | UnreadableReason }
  | { step: 'issuer'; found: 'own' | 'other' | 'unknown' }
  | { step: 'signature'; found: 'ofIssuer' | 'missing' | 'otherKind' | 'otherKey' }
  | { step: 'unchanged'; found: 'unchanged' | 'changed' | 'unknownContext' }
  | { step: 'dates'; found: 'current' | 'notYet' | 'expired' }
  | {
      step: 'status';
      found: 'active' | 'none' | 'revoked' | 'offline' | 'otherSite' | 'unreadable';
    };

const passed = new Set<Finding['found']>([
  'credential',
  'own',
  'other',
  'ofIssuer',
  'unchanged',
  'current',
  'active',
  'none',
]);
/** The findings that leave a step open without failing it. */
const open = new Set<Finding['found']>(['offline', 'otherSite', 'unreadable']);

/** Returns whether a step passed, failed, or could not be done. */
export function outcomeOf({ found }: Finding): 'passed' | 'failed' | 'open' {
  if (passed.has(found)) return 'passed';
  return open.has(found) ? 'open' : 'failed';
}

/** What a check needs from around it. */
export interface CheckOptions {
  now: Date;
  /** The DID document of this site. */
  own: DidDocument;
  /**
   * Loads a status list of this site. Rejects with `Offline` if there is no network, and with any other error if the list
   * cannot be read.
   */
  loadStatusList: (list: string) => Promise<unknown>;
}

/** Returns the documents with an issuer's keys; none if this page cannot know them. */
function issuerDocuments(issuerId: string, own: DidDocument): Map<string, object> | undefined {
  if (issuerId === own.id) return documentsOf(own);
  const key = /^did:key:(z6Mk[1-9A-HJ-NP-Za-km-z]{40,50})$/.exec(issuerId)?.[1];
  if (key === undefined) return undefined;
  const id = `${issuerId}#${key}`;
  return documentsOf({
    '@context': [didV1, multikeyV1],
    id: issuerId,
    verificationMethod: [{ id, type: 'Multikey', controller: issuerId, publicKeyMultibase: key }],
    assertionMethod: [id],
  });
}

function documentsOf(document: DidDocument): Map<string, object> {
  const methods = document.verificationMethod.map((method): [string, object] => [
    method.id,
    { '@context': multikeyV1, ...method },
  ]);
  return new Map<string, object>([[document.id, document], ...methods]);
}

const suiteContext = 'https://w3id.org/security/suites/ed25519-2020/v1';

/** The older suite wants its own type of key. */
const asKeyOf2020 = (documents: ReadonlyMap<string, object>): Map<string, object> =>
  new Map(
    [...documents].map(([id, document]) => [
      id,
      'publicKeyMultibase' in document
        ? { ...document, '@context': suiteContext, type: 'Ed25519VerificationKey2020' }
        : document,
    ]),
  );

const proofsOf = ({ proof }: Json): Json[] => listOf(proof).filter(isObject);
const isModern = ({ type, cryptosuite: name }: Json): boolean =>
  type === 'DataIntegrityProof' && name === 'eddsa-rdfc-2022';
const isOf2020 = ({ type }: Json): boolean => type === 'Ed25519Signature2020';

/** Returns how the credential is signed: by a key of its issuer, or why it cannot be checked. */
function signatureOf(credential: Json, documents: ReadonlyMap<string, object>) {
  const proofs = proofsOf(credential);
  if (proofs.length === 0) return 'missing';
  const known = proofs.filter((proof) => isModern(proof) || isOf2020(proof));
  if (known.length === 0) return 'otherKind';
  const isOfIssuer = known.every(
    ({ verificationMethod, proofPurpose }) =>
      proofPurpose === 'assertionMethod' && documents.has(textOf(verificationMethod) ?? ''),
  );
  return isOfIssuer ? 'ofIssuer' : 'otherKey';
}

/** Returns whether a credential is what was signed. `documents` are the issuer's keys, and contexts that are not bundled. */
export async function contentOf(credential: Json, documents: ReadonlyMap<string, object>) {
  if (!isPlain(credential)) return 'unknownContext';
  const proof = proofsOf(credential).find(isModern) ?? proofsOf(credential).find(isOf2020);
  const isOld = proof !== undefined && isOf2020(proof);
  try {
    const { verified, error } = await signatures.verify(
      { ...credential, proof },
      {
        suite: isOld ? new Ed25519Signature2020() : new DataIntegrityProof({ cryptosuite }),
        purpose: new signatures.purposes.AssertionProofPurpose(),
        documentLoader: createLoader(isOld ? asKeyOf2020(documents) : documents),
      },
    );
    if (verified) return 'unchanged';
    return hasUnknownDocument(error) ? 'unknownContext' : 'changed';
  } catch (error) {
    return hasUnknownDocument(error) ? 'unknownContext' : 'changed';
  }
}

/** Whether a document that is not bundled is among the causes of an error. */
function hasUnknownDocument(error: unknown, depth = 0): boolean {
  if (!isObject(error) || depth > 5) return false;
  if (error instanceof UnknownDocument || error.name === 'UnknownDocument') return true;
  const details = isObject(error.details) ? error.details : {};
  const causes = [error.cause, details.cause, ...listOf(error.errors)];
  return causes.some((cause) => hasUnknownDocument(cause, depth + 1));
}

function datesOf({ validFrom, validUntil }: Claims, now: Date) {
  if (validFrom !== undefined && !(new Date(validFrom) <= now)) return 'notYet';
  if (validUntil !== undefined && !(new Date(validUntil) >= now)) return 'expired';
  return 'current';
}

/** Returns the name of a list of this site. */
const listNameOf = (id: unknown): string | undefined =>
  /\/api\/credentials\/status\/([\w-]{1,40})$/.exec(textOf(id) ?? '')?.[1];

/** Whether a credential of this site is revoked. Throws an Error if its list cannot be trusted. */
async function isRevoked(entry: Json, { own, now, loadStatusList }: CheckOptions): Promise<boolean> {
  const list = listNameOf(entry.statusListCredential);
  const index = Number(entry.statusListIndex);
  if (!list || !Number.isInteger(index) || index < 0) throw new Error('No status list');
  const loaded = await loadStatusList(list);
  const documents = documentsOf(own);
  const isTrusted =
    isObject(loaded) &&
    listNameOf(loaded.id) === list &&
    issuerOf(loaded).id === own.id &&
    datesOf(claimsOf(loaded), now) !== 'expired' &&
    signatureOf(loaded, documents) === 'ofIssuer' &&
    (await contentOf(loaded, documents)) === 'unchanged';
  const subject = isTrusted && isObject(loaded.credentialSubject) ? loaded.credentialSubject : {};
  if (subject.statusPurpose !== 'revocation') throw new Error('The status list cannot be trusted');
  return bitOf(textOf(subject.encodedList) ?? '', index);
}

/** Thrown by `loadStatusList` if there is no network. */
export class Offline extends Error {}

async function statusOf(credential: Json, options: CheckOptions) {
  const entries = listOf(credential.credentialStatus).filter(isObject);
  if (entries.length === 0) return 'none';
  if (issuerOf(credential).id !== options.own.id) return 'otherSite';
  try {
    const revoked = await Promise.all(entries.map((entry) => isRevoked(entry, options)));
    return revoked.includes(true) ? 'revoked' : 'active';
  } catch (error) {
    return error instanceof Offline ? 'offline' : 'unreadable';
  }
}

/** A finding with what the credential says, once it could be read. */
export type Checked = Finding & { claims?: Claims };

/** Checks a file step by step. Ends after the first step that fails. The file stays on the device; only the status list is requested. */
export async function* checkFile(
  file: Uint8Array<ArrayBuffer>,
  options: CheckOptions,
): AsyncGenerator<Checked> {
  let credential: Json;
  try {
    credential = await readCredential(file);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    yield { step: 'readable', found: error.reason };
    return;
  }
  const claims = claimsOf(credential);
  yield { step: 'readable', found: 'credential', claims };

  const documents = issuerDocuments(claims.issuerId, options.own);
  if (!documents) return void (yield { step: 'issuer', found: 'unknown' });
  yield { step: 'issuer', found: claims.issuerId === options.own.id ? 'own' : 'other' };

  const signature = signatureOf(credential, documents);
  yield { step: 'signature', found: signature };
  if (signature !== 'ofIssuer') return;

  const content = await contentOf(credential, documents);
  yield { step: 'unchanged', found: content };
  if (content !== 'unchanged') return;

  const dates = datesOf(claims, options.now);
  yield { step: 'dates', found: dates };
  if (dates !== 'current') return;
  yield { step: 'status', found: await statusOf(credential, options) };
}
