import * as z from 'zod';
import { isAppCode, normalizeCode } from '../../contract/two-step-rules.ts';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItem, type TransactItem, tryWrite } from '../platform/table.ts';
import { isSealedByFirstKey, keyedHashes, seal, unseal } from './sealed.ts';
import { stepOf } from './two-step-rules.ts';

/** How long a secret waits for its first code, in seconds. */
const setupSeconds = 3600;

/** The factor that is in use: the sealed secret of an app, and the hashes of recovery codes. */
export const Factor = z.object({
  secret: z.string().optional(),
  /** The time step of the last code, so that a code works once. */
  last_step: z.int().optional(),
  /** The hashes of the recovery codes that were not used. */
  recovery_codes: z.set(z.string()).optional(),
});
export type Factor = z.output<typeof Factor>;

/** A user's two-step verification. It is on if there is a `secret`; all secrets are sealed. */
const TwoStepItem = Factor.extend({
  /** A secret that is not confirmed. */
  pending: z.object({ secret: z.string(), expires: z.int() }).optional(),
});
export type TwoStep = z.output<typeof TwoStepItem>;

/** Reads a user's two-step verification; undefined if none was ever started. */
export const readTwoStep = (userId: string): Promise<TwoStep | undefined> =>
  getItem(keys.twoStep(userId), TwoStepItem, { consistent: true });

const hashesOfCode = (userId: string, code: string) =>
  keyedHashes('recovery code', userId, normalizeCode(code));

const hashesOf = async (userId: string, codes: readonly string[]): Promise<Set<string>> =>
  new Set(await Promise.all(codes.map(async (code) => (await hashesOfCode(userId, code))[0])));

const update = (
  userId: string,
  UpdateExpression: string,
  ConditionExpression: string,
  ExpressionAttributeValues: Record<string, unknown>,
): TransactItem => ({
  Update: { Key: keys.twoStep(userId), UpdateExpression, ConditionExpression, ExpressionAttributeValues },
});

/** Returns the condition that the factor in use is still the one that was read, and its values. */
const isInUse = (secret: string | undefined): [string, Record<string, string>] =>
  secret === undefined ? ['attribute_not_exists(secret)', {}] : ['secret = :in_use', { ':in_use': secret }];

/**
 * Saves a secret that waits for its first code. A later one replaces it; the current one, if any, stays in use. Returns
 * false if the current one has changed since the read.
 */
export async function savePending(
  userId: string,
  secret: string,
  current: TwoStep | undefined,
): Promise<boolean> {
  const pending = {
    secret: await seal('authenticator secret', userId, secret),
    expires: epochSeconds() + setupSeconds,
  };
  const [condition, values] = isInUse(current?.secret);
  return tryWrite([update(userId, 'SET pending = :pending', condition, { ':pending': pending, ...values })]);
}

/**
 * Returns the item that puts a factor into use again, or none. Its condition fails if the factor in use is not `current`
 * any more.
 */
export function restoreItem(
  userId: string,
  current: TwoStep | undefined,
  factor: Factor | undefined,
): TransactItem {
  const [ConditionExpression, values] = isInUse(current?.secret);
  const condition = {
    ConditionExpression,
    ...(current?.secret !== undefined && { ExpressionAttributeValues: values }),
  };
  const Key = keys.twoStep(userId);
  return factor?.secret === undefined
    ? { Delete: { Key, ...condition } }
    : { Put: { Item: { ...Key, ...factor }, ...condition } };
}

async function openSecret(userId: string, sealed: string): Promise<string> {
  const secret = await unseal('authenticator secret', userId, sealed);
  if (secret === undefined) throw new Error('The secret of an authenticator app could not be decrypted');
  return secret;
}

/** Returns the time step of a code for a sealed secret; undefined if the code is wrong. */
const stepFor = async (userId: string, sealed: string, code: string): Promise<number | undefined> =>
  stepOf(await openSecret(userId, sealed), normalizeCode(code));

/** Returns a secret sealed by the first key, so that a key that was rotated can be dropped some day. */
const sealAgain = async (userId: string, sealed: string): Promise<string> =>
  (await isSealedByFirstKey(sealed))
    ? sealed
    : seal('authenticator secret', userId, await openSecret(userId, sealed));

/**
 * Seals a user's secret with the first key, if another key sealed it. Returns whether recovery codes of the user still need
 * another key.
 */
export async function sealSecretAgain(userId: string): Promise<boolean> {
  const { secret, recovery_codes = [] } = (await readTwoStep(userId)) ?? {};
  if (secret === undefined) return false;
  const sealed = await sealAgain(userId, secret);
  const values = { ':secret': secret, ':sealed': sealed };
  // If the secret was changed meanwhile, the change has sealed it.
  if (sealed !== secret) await tryWrite([update(userId, 'SET secret = :sealed', 'secret = :secret', values)]);
  for (const hash of recovery_codes) if (!(await isSealedByFirstKey(hash))) return true;
  return false;
}

/**
 * Returns the item that puts the pending secret and new recovery codes into use, or undefined if the code is wrong. Its
 * condition fails if another secret is pending.
 */
export async function confirmItem(
  userId: string,
  pending: NonNullable<TwoStep['pending']>,
  code: string,
  recoveryCodes: readonly string[],
): Promise<TransactItem | undefined> {
  const step = await stepFor(userId, pending.secret, code);
  if (step === undefined) return undefined;
  return update(
    userId,
    'SET secret = :secret, last_step = :step, recovery_codes = :codes REMOVE pending',
    'pending.secret = :secret',
    { ':secret': pending.secret, ':step': step, ':codes': await hashesOf(userId, recoveryCodes) },
  );
}

/** Returns the item that uses up a code, or undefined if it is wrong or was used. Its condition fails if it is used now. */
export async function spendCodeItem(
  userId: string,
  { secret = '', last_step = 0, recovery_codes }: TwoStep,
  code: string,
): Promise<TransactItem | undefined> {
  if (isAppCode(code)) {
    const step = await stepFor(userId, secret, code);
    if (step === undefined || step <= last_step) return undefined;
    const condition = 'secret = :secret AND last_step < :step';
    return update(userId, 'SET last_step = :step, secret = :sealed', condition, {
      ':secret': secret,
      ':step': step,
      ':sealed': await sealAgain(userId, secret),
    });
  }
  const hash = (await hashesOfCode(userId, code)).find((each) => recovery_codes?.has(each));
  if (hash === undefined) return undefined;
  const condition = 'secret = :secret AND contains(recovery_codes, :hash)';
  const values = { ':used': new Set([hash]), ':hash': hash, ':secret': secret };
  return update(userId, 'DELETE recovery_codes :used', condition, values);
}

/** Returns the item that replaces the recovery codes. Its condition fails if two-step verification is off. */
export const replaceCodesItem = async (userId: string, codes: readonly string[]): Promise<TransactItem> =>
  update(userId, 'SET recovery_codes = :codes', 'attribute_exists(secret)', {
    ':codes': await hashesOf(userId, codes),
  });

/** Turns two-step verification off; fails if it is off. */
export const removeItem = (userId: string): TransactItem => ({
  Delete: { Key: keys.twoStep(userId), ConditionExpression: 'attribute_exists(secret)' },
});

/** Turns two-step verification off, if it is on: for the owner of an address that someone else registered. */
export const clearTwoStep = (userId: string): TransactItem => ({ Delete: { Key: keys.twoStep(userId) } });

/** Fails if two-step verification is on, so that no session starts without the second step. */
export const twoStepIsOff = (userId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.twoStep(userId),
    ConditionExpression: 'attribute_not_exists(secret)',
  },
});
