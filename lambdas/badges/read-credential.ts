import { textIn, Unreadable } from './baked.ts';
import type { HashedIdentity } from './identity.ts';

/** What the credential says, for people. Every text is the issuer's, and nothing in it has been checked by reading it. */
export interface Claims {
  name: string;
  issuerName: string;
  issuerId: string;
  validFrom: string | undefined;
  validUntil: string | undefined;
  /** The certificate's number, if the credential has one. */
  number: string | undefined;
  /** The results of an assessment, such as '86 percent, B'. */
  result: string | undefined;
  /** The learner, if the credential names one by hashes. */
  identities: readonly HashedIdentity[];
}

/** The largest file that is read, in bytes. */
export const maxFileBytes = 5_000_000;
/** The deepest nesting of a credential's objects and lists. */
const maxDepth = 40;
/**
 * The most values of a credential. A badge of ours has about 60, and a learning record of 300 lessons about 1,250. The time
 * of a check grows with their square.
 */
const maxValues = 2000;

/** An object of JSON. */
export type Json = Record<string, unknown>;
/** Whether a value is an object of JSON. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns a value that may be one or several as a list. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
/** Returns a text that is not blank; undefined for any other value. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Returns the deepest nesting of a JSON text and about the number of its values, without parsing it. */
function shapeOf(json: string): { deepest: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
    else if (character === ',') values++;
  }
  return { deepest, values };
}

const isOfType = (value: Json, ...types: readonly string[]): boolean =>
  listOf(value.type).some((type) => types.includes(String(type)));

/** Whether a file has the context or a type of Open Badges 1 or 2. https://www.imsglobal.org/sites/default/files/Badges/OBv2p0Final */
const isOlderBadge = (value: Json): boolean =>
  isOfType(value, 'Assertion', 'BadgeClass') ||
  listOf(value['@context']).some((context) => /openbadges(?:\.org)?\/v[12]\b/.test(String(context))) ||
  ('badge' in value && 'recipient' in value);

/** Matches a JSON Web Token, which Open Badges allow too, and one with disclosures (SD-JWT). */
const webToken = /^eyJ[\w-]+\.[\w-]+\.[\w-]*(?:~[\w.~-]*)?$/;
/** Whether a value is a signed token, as text or as JSON (RFC 7515, 7.2). */
const isToken = (value: unknown): boolean =>
  typeof value === 'string'
    ? webToken.test(value.trim())
    : isObject(value) && 'payload' in value && ('signatures' in value || 'signature' in value);

const isCredential = (value: unknown): value is Json =>
  isObject(value) && isOfType(value, 'VerifiableCredential');
const isOlder = (value: unknown): boolean => isObject(value) && isOlderBadge(value);

/** The properties in which wallets export credentials. */
const wrappers = ['verifiableCredential', 'credential', 'vc'];

/** Returns the contents of a wallet's presentation or of a list of badges; undefined if a value is neither. */
function exportedIn(value: unknown): unknown[] | undefined {
  const isBadge = (each: unknown) => isCredential(each) || isOlder(each) || isToken(each);
  if (Array.isArray(value)) return value.some(isBadge) ? value : undefined;
  if (!isObject(value)) return undefined;
  const found = wrappers.flatMap((name) => listOf(value[name]));
  return found.some(isBadge) || isOfType(value, 'VerifiablePresentation') ? found : undefined;
}

/** Returns the credential in a file's JSON: itself, or the only one in what a wallet exported. Throws an Unreadable. */
function credentialIn(value: unknown): Json {
  if (isCredential(value)) return value;
  if (isOlder(value)) throw new Unreadable('olderBadge');
  if (isToken(value)) throw new Unreadable('otherFormat');
  const exported = exportedIn(value);
  if (!exported) throw new Unreadable('noCredential');
  const [first, ...others] = exported;
  if (others.length === 0 && isCredential(first)) return first;
  throw new Unreadable(exported.length > 0 && exported.every(isOlder) ? 'olderBadge' : 'presentation');
}

/** Reads the credential in a file. Throws an Unreadable. */
export async function readCredential(file: Uint8Array<ArrayBuffer>): Promise<Json> {
  if (file.length > maxFileBytes) throw new Unreadable('tooLarge');
  const text = await textIn(file);
  if (isToken(text)) throw new Unreadable('otherFormat');
  const { deepest, values } = shapeOf(text);
  if (deepest > maxDepth) throw new Unreadable('tooDeep');
  if (values > maxValues) throw new Unreadable('tooLarge');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable('notJson');
  }
  return credentialIn(value);
}

/** Returns the issuer of a credential as an object. */
export const issuerOf = ({ issuer }: Json): Json => (isObject(issuer) ? issuer : { id: issuer });

/** Returns the learner's hashed identities. https://www.imsglobal.org/spec/ob/v3p0#identityobject */
const identitiesOf = (subject: Json | undefined): HashedIdentity[] =>
  listOf(subject?.identifier)
    .filter(isObject)
    .flatMap(({ hashed, identityHash, salt = '' }) =>
      hashed === true && typeof identityHash === 'string' && typeof salt === 'string'
        ? [{ hash: identityHash, salt }]
        : [],
    );

/** Returns the results in a credential as text; undefined if it has none. https://www.imsglobal.org/spec/ob/v3p0#result */
function resultOf(subject: Json | undefined, achievement: Json | undefined): string | undefined {
  const descriptions = listOf(achievement?.resultDescription).filter(isObject);
  const texts = listOf(subject?.result)
    .filter(isObject)
    .flatMap(({ resultDescription, value }) => {
      const text = textOf(value);
      if (text === undefined) return [];
      const about = descriptions.find(({ id }) => id === resultDescription);
      if (about?.resultType === 'Percent') return `${text} percent`;
      const name = about?.resultType === 'LetterGrade' ? undefined : textOf(about?.name);
      return name === undefined ? text : `${name}: ${text}`;
    });
  return texts.join(', ') || undefined;
}

/** Returns what a credential says. */
export function claimsOf(credential: Json): Claims {
  const [subject] = listOf(credential.credentialSubject).filter(isObject);
  const [achievement] = listOf(subject?.achievement).filter(isObject);
  const issuer = issuerOf(credential);
  return {
    name: textOf(credential.name) ?? textOf(achievement?.name) ?? '',
    issuerName: textOf(issuer.name) ?? '',
    issuerId: textOf(issuer.id) ?? '',
    validFrom: textOf(credential.validFrom) ?? textOf(credential.issuanceDate),
    validUntil: textOf(credential.validUntil) ?? textOf(credential.expirationDate),
    number: textOf(subject?.licenseNumber),
    result: resultOf(subject, achievement),
    identities: identitiesOf(subject),
  };
}
