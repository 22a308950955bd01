import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isAppCode, normalizeCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItem, type TransactItem, tryWrite } from '../platform/table.ts';
import { isTwoStepOn, PasskeysItem } from '../platform/two-step.ts';
import { isSealedByFirstKey, keyedHashes, seal, unseal } from './sealed.ts';
import { stepOf } from './rules.ts';

/** How long a secret waits for its first code, in seconds. */
const setupSeconds = 3600;

/** The factors that are in use: the sealed secret of an app, passkeys, and the hashes of recovery codes. */
export const Factor = PasskeysItem.extend({
  /** Changes with the app and with the passkeys, so that a write can state that they have not changed since a read. */
  version: z.string().optional(),
  secret: z.string().optional(),
  /** The time step of the last code, so that a code works once. */
  last_step: z.int().optional(),
  /** The hashes of the recovery codes that were not used. */
  recovery_codes: z.set(z.string()).optional(),
});
export type Factor = z.output<typeof Factor>;

const Challenge = z.object({ challenge: z.string(), expires: z.int() });

/** A user's two-step verification. It is on if there is a `secret` or a passkey; all secrets are sealed. */
const TwoStepItem = Factor.extend({
  /** A secret that is not confirmed. */
  pending: z.object({ secret: z.string(), expires: z.int() }).optional(),
  /** The challenge for a passkey that is not confirmed. */
  pending_passkey: Challenge.optional(),
  /** The challenge for the use of a passkey by a change that needs a current code. */
  requested_passkey: Challenge.optional(),
});
export type TwoStep = z.output<typeof TwoStepItem>;

/** Reads a user's two-step verification; undefined if none was ever started. */
export const readTwoStep = (userId: string): Promise<TwoStep | undefined> =>
  getItem(keys.twoStep(userId), TwoStepItem, { consistent: true });

const hashesOfCode = (userId: string, code: string) =>
  keyedHashes('recovery code', userId, normalizeCode(code));

/** Hashes new recovery codes for the row. */
export const hashesOf = async (userId: string, codes: readonly string[]): Promise<Set<string>> =>
  new Set(await Promise.all(codes.map(async (code) => (await hashesOfCode(userId, code))[0])));

/** Makes an update of a user's row. */
export const update = (
  userId: string,
  UpdateExpression: string,
  ConditionExpression: string,
  ExpressionAttributeValues: Record<string, unknown>,
  ExpressionAttributeNames?: Record<string, string>,
): TransactItem => ({
  Update: {
    Key: keys.twoStep(userId),
    UpdateExpression,
    ConditionExpression,
    ExpressionAttributeValues,
    ...(ExpressionAttributeNames && { ExpressionAttributeNames }),
  },
});

/** Makes the version of new factors. */
export const newVersion = (): string => randomBytes(12).toString('base64url');

/** Returns the condition that the factors in use are still those that were read, and its values. */
export const isUnchanged = (row: TwoStep | undefined): [string, Record<string, string>] =>
  row?.version === undefined
    ? ['attribute_not_exists(version)', {}]
    : ['version = :in_use', { ':in_use': row.version }];

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
  const [condition, values] = isUnchanged(current);
  return tryWrite([update(userId, 'SET pending = :pending', condition, { ':pending': pending, ...values })]);
}

/**
 * Returns the item that puts factors into use again, or none. Its condition fails if the factors in use are not `current`
 * any more.
 */
export function restoreItem(
  userId: string,
  current: TwoStep | undefined,
  factor: Factor | undefined,
): TransactItem {
  const [ConditionExpression, values] = isUnchanged(current);
  const condition = {
    ConditionExpression,
    ...(current?.version !== undefined && { ExpressionAttributeValues: values }),
  };
  const Key = keys.twoStep(userId);
  return factor && isTwoStepOn(factor)
    ? { Put: { Item: { ...Key, ...factor, version: newVersion() }, ...condition } }
    : { Delete: { Key, ...condition } };
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
  const sealed = secret && (await sealAgain(userId, secret));
  const values = { ':secret': secret, ':sealed': sealed };
  // If the secret was changed meanwhile, the change has sealed it.
  if (sealed !== secret) await tryWrite([update(userId, 'SET secret = :sealed', 'secret = :secret', values)]);
  for (const hash of recovery_codes) if (!(await isSealedByFirstKey(hash))) return true;
  return false;
}

/**
 * Returns the item that puts the pending secret and new recovery codes into use, or undefined if the code is wrong. Its
 * condition fails if another secret is pending, or the factors have changed since the read. A passkey that was begun before
 * then needs a new start, with a current code.
 */
export async function confirmItem(
  userId: string,
  row: TwoStep,
  pending: NonNullable<TwoStep['pending']>,
  code: string,
  recoveryCodes: readonly string[],
): Promise<TransactItem | undefined> {
  const step = await stepFor(userId, pending.secret, code);
  if (step === undefined) return undefined;
  const [condition, values] = isUnchanged(row);
  return update(
    userId,
    'SET version = :version, secret = :secret, last_step = :step, recovery_codes = :codes REMOVE pending, pending_passkey',
    `pending.secret = :secret AND ${condition}`,
    {
      ...values,
      ':version': newVersion(),
      ':secret': pending.secret,
      ':step': step,
      ':codes': await hashesOf(userId, recoveryCodes),
    },
  );
}

/** Returns the item that uses up a code, or undefined if it is wrong or was used. Its condition fails if it is used now. */
export async function spendCodeItem(
  userId: string,
  row: TwoStep,
  code: string,
): Promise<TransactItem | undefined> {
  const { secret, last_step = 0, recovery_codes } = row;
  if (isAppCode(code)) {
    if (secret === undefined) return undefined;
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
  const [condition, values] = isUnchanged(row);
  return update(userId, 'DELETE recovery_codes :used', `${condition} AND contains(recovery_codes, :hash)`, {
    ...values,
    ':used': new Set([hash]),
    ':hash': hash,
  });
}

const isOn = '(attribute_exists(secret) OR attribute_exists(passkeys))';

/** Returns the item that replaces the recovery codes. Its condition fails if two-step verification is off. */
export const replaceCodesItem = async (userId: string, codes: readonly string[]): Promise<TransactItem> =>
  update(userId, 'SET recovery_codes = :codes', isOn, {
    ':codes': await hashesOf(userId, codes),
  });

/** Turns two-step verification off; fails if it is off. */
export const removeItem = (userId: string): TransactItem => ({
  Delete: { Key: keys.twoStep(userId), ConditionExpression: isOn },
});

/** Turns two-step verification off, if it is on: for the owner of an address that someone else registered. */
export const clearTwoStep = (userId: string): TransactItem => ({ Delete: { Key: keys.twoStep(userId) } });

/** Returns whether an account has nothing for the second step but one passkey. */
export const isOnlyPasskey = ({ secret, passkeys = {} }: TwoStep): boolean =>
  secret === undefined && Object.keys(passkeys).length === 1;

/** Fails if two-step verification is on, so that no session starts without the second step. */
export const twoStepIsOff = (userId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.twoStep(userId),
    ConditionExpression: `NOT ${isOn}`,
  },
});
