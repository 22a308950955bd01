type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const term = /^[a-z]\w*$/i;
/** What a check reads as one text or one object. */
const single = ['issuer', 'validFrom', 'validUntil', 'issuanceDate', 'expirationDate'];

/** Whether every key is a term, and no list is in a list. */
function hasPlainParts(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => !Array.isArray(one) && hasPlainParts(one));
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, child]) => term.test(key) && hasPlainParts(child));
}

/**
 * Whether a credential is written in the plain form that a check can read. A signature covers what a credential means, and
 * JSON-LD has other forms of the same meaning: with full addresses as keys, keywords such as `@nest`, contexts in place,
 * or lists of one. In such a form, a signed date of expiry or status would be under a key where nothing looks for it.
 */
export function isPlain({ '@context': context, ...credential }: Json): boolean {
  const contexts = Array.isArray(context) ? context : [context];
  return (
    contexts.every((one) => typeof one === 'string') &&
    new Set(contexts).size === contexts.length &&
    single.every((key) => !Array.isArray(credential[key])) &&
    hasPlainParts(credential)
  );
}
