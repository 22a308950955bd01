import { isObject, type Json } from './read-credential.ts';

const term = /^[a-z]\w*$/i;
/** What a check reads as one text or one object. */
const single = ['issuer', 'validFrom', 'validUntil', 'issuanceDate', 'expirationDate'];

/** Returns the contexts of a document; undefined if one is inline or repeated. */
function contextsOf(context: unknown): readonly unknown[] | undefined {
  const contexts = Array.isArray(context) ? context : [context];
  const isNamed = contexts.every((one) => typeof one === 'string');
  return isNamed && new Set(contexts).size === contexts.length ? contexts : undefined;
}

/** Whether every key is a term, and no list is in a list. A credential in it, such as an endorsement, names its contexts. */
function hasPlainParts(value: unknown, mayHaveContext: boolean): boolean {
  if (Array.isArray(value)) {
    return value.every((one) => !Array.isArray(one) && hasPlainParts(one, mayHaveContext));
  }
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, child]) =>
    key === '@context'
      ? mayHaveContext && contextsOf(child) !== undefined
      : term.test(key) && hasPlainParts(child, mayHaveContext),
  );
}

/**
 * Whether a credential is written in the plain form that a check can read. A signature covers what a credential means, and
 * JSON-LD has other forms of the same meaning: with IRIs as keys, keywords such as `@nest`, inline contexts,
 * or lists of one. In such a form, a signed date of expiry or status would be under a key where nothing looks for it.
 */
export function isPlain({ '@context': context, credentialStatus, ...credential }: Json): boolean {
  return (
    contextsOf(context) !== undefined &&
    single.every((key) => !Array.isArray(credential[key])) &&
    hasPlainParts(credentialStatus, false) &&
    hasPlainParts(credential, true)
  );
}
