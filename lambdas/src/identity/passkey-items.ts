import { randomUUID } from 'node:crypto';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { type TransactItem, tryWrite } from '../platform/table.ts';
import type { Passkey } from '../platform/two-step.ts';
import { challengeSeconds } from './challenge.ts';
import { hashesOf, isOnlyPasskey, isUnchanged, newVersion, type TwoStep, update } from './two-step.ts';

/** The challenges that wait in a user's row: for a new passkey, and for the use of one. */
type Waiting = 'pending_passkey' | 'requested_passkey';

/**
 * Saves a challenge, which replaces an earlier one for the same purpose. Returns false if the factors have changed since
 * the read.
 */
export function saveChallenge(
  userId: string,
  row: TwoStep | undefined,
  waiting: Waiting,
  challenge: string,
): Promise<boolean> {
  const [condition, values] = isUnchanged(row);
  const saved = { challenge, expires: epochSeconds() + challengeSeconds };
  return tryWrite([update(userId, `SET ${waiting} = :saved`, condition, { ...values, ':saved': saved })]);
}

/** Returns the challenge that waits in a row; undefined if there is none, or it has expired. */
export function challengeIn(row: TwoStep | undefined, waiting: Waiting): string | undefined {
  const saved = row?.[waiting];
  return saved && saved.expires > epochSeconds() ? saved.challenge : undefined;
}

/**
 * Returns the item that adds a passkey, with new recovery codes if there are any, and uses its challenge up. Its condition
 * fails if the challenge was used, or the factors have changed since the read. An app that was begun before then needs a new
 * start, with a current code.
 */
export async function addPasskeyItem(
  userId: string,
  row: TwoStep,
  challenge: string,
  passkey: Passkey,
  recoveryCodes?: readonly string[],
): Promise<TransactItem> {
  const [condition, values] = isUnchanged(row);
  const id = randomUUID();
  const sets = [
    'version = :version',
    row.passkeys ? 'passkeys.#id = :passkey' : 'passkeys = :passkey',
    ...(recoveryCodes ? ['recovery_codes = :codes'] : []),
  ];
  return update(
    userId,
    `SET ${sets.join(', ')} REMOVE pending_passkey, pending`,
    `pending_passkey.challenge = :challenge AND ${condition}`,
    {
      ...values,
      ':version': newVersion(),
      ':challenge': challenge,
      ':passkey': row.passkeys ? passkey : { [id]: passkey },
      ...(recoveryCodes && { ':codes': await hashesOf(userId, recoveryCodes) }),
    },
    row.passkeys && { '#id': id },
  );
}

/**
 * Returns the item that records the use of a passkey. Its condition fails if the passkey was removed or used since the
 * read. With `challenge`, it also uses up the challenge of the row.
 */
export function spendPasskeyItem(
  userId: string,
  { id, public_key, sign_count }: Passkey & { id: string },
  signCount: number,
  challenge?: string,
): TransactItem {
  const [remove, isWaiting] =
    challenge === undefined
      ? ['', '']
      : [' REMOVE requested_passkey', ' AND requested_passkey.challenge = :challenge'];
  return update(
    userId,
    `SET passkeys.#id.sign_count = :count, passkeys.#id.last_used_at = :now${remove}`,
    `passkeys.#id.public_key = :key AND passkeys.#id.sign_count = :read${isWaiting}`,
    {
      ':key': public_key,
      ':read': sign_count,
      ':count': signCount,
      ':now': timestamp(),
      ...(challenge !== undefined && { ':challenge': challenge }),
    },
    { '#id': id },
  );
}

/**
 * Returns the item that removes a passkey, and with the last factor the whole row. Its condition fails if the factors have
 * changed since the read.
 */
export function removePasskeyItem(userId: string, row: TwoStep, id: string): TransactItem {
  const [condition, values] = isUnchanged(row);
  const isLast = Object.keys(row.passkeys ?? {}).length === 1;
  if (isOnlyPasskey(row))
    return {
      Delete: {
        Key: keys.twoStep(userId),
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
      },
    };
  return update(
    userId,
    `SET version = :version REMOVE ${isLast ? 'passkeys' : 'passkeys.#id'}`,
    condition,
    { ...values, ':version': newVersion() },
    isLast ? undefined : { '#id': id },
  );
}
