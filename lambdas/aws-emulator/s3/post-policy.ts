import * as z from 'zod';
import { MAX_PUT_BYTES, type SizeBounds } from './body-measure.ts';
import { S3Error } from './s3-error.ts';

const SIZE = z.coerce.number().int().min(0);

const POLICY = z.object({
  expiration: z.iso.datetime({ offset: true }),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), SIZE, SIZE]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

/** A POST policy: the expiry and conditions of a form upload. */
export type PostPolicy = z.infer<typeof POLICY>;

const EXEMPT = new Set(['policy', 'x-amz-signature', 'file', 'awsaccesskeyid', 'signature']);

/** Parses the `policy` field; throws `InvalidPolicyDocument`. */
export function parsePolicy(field: string): PostPolicy {
  let parsed: ReturnType<typeof POLICY.safeParse>;
  try {
    parsed = POLICY.safeParse(JSON.parse(Buffer.from(field, 'base64').toString('utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new S3Error(400, 'InvalidPolicyDocument', `Invalid Policy: Invalid '${at}'.`);
}

/**
 * Checks a form's fields (names in lower case) against a policy in S3's order: expiry, each condition, then fields
 * without a condition. Throws `AccessDenied`. Returns the bounds of the file's size.
 */
export function checkPolicy(
  policy: PostPolicy,
  fields: ReadonlyMap<string, string>,
  bucket: string,
): SizeBounds {
  if (Date.parse(policy.expiration) < Date.now()) throw denied('Policy expired.');
  const values = new Map([...fields, ['bucket', bucket]]);
  const named = new Set<string>();
  const bounds: SizeBounds = { min: 0, max: MAX_PUT_BYTES };
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) {
        named.add(name.toLowerCase());
        if ((values.get(name.toLowerCase()) ?? '') !== value) throw notMet(['eq', `$${name}`, value]);
      }
    } else if (condition[0] === 'content-length-range') {
      bounds.min = Math.max(bounds.min, condition[1]);
      bounds.max = Math.min(bounds.max, condition[2]);
    } else {
      const [operator, variable, value] = condition;
      const name = variable.slice(1).toLowerCase();
      named.add(name);
      if (!isMet(operator, name, values.get(name) ?? '', value)) throw notMet(condition);
    }
  }
  const extra = [...fields.keys()].filter((name) => !named.has(name) && !isExempt(name));
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
  return bounds;
}

function isMet(operator: 'eq' | 'starts-with', name: string, given: string, wanted: string): boolean {
  if (operator === 'eq') return given === wanted;
  const values = name === 'content-type' ? given.split(',').map((part) => part.trim()) : [given];
  return values.every((value) => value.startsWith(wanted));
}

const isExempt = (name: string) => EXEMPT.has(name) || name.startsWith('x-ignore-');

const denied = (reason: string) => new S3Error(403, 'AccessDenied', `Invalid according to Policy: ${reason}`);

const notMet = (condition: readonly (string | number)[]) =>
  denied(`Policy Condition failed: [${condition.map((part) => JSON.stringify(part)).join(', ')}]`);
