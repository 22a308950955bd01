import { setTimeout as wait } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { fingerprint, tooManyAttempts } from '../platform/caller-limits.ts';
import { epochSeconds } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { type Key, keys } from '../platform/keys.ts';
import { docClient, getItem, transact } from '../platform/table.ts';
import type { KnownCaller } from './known-callers.ts';

/** Wrong passwords for an email address that reached the user pool; times are in seconds since 1970. */
interface Attempts {
  failures: number;
  last_at: number;
}

/** After this time without an attempt, the pool and the platform forget wrong passwords, in seconds. */
const attemptMemory = 900;

/** The most attempts of one caller for one address: one who has signed in with this address before, and another one. */
const ownAttempts = { known: 20, unknown: 5 } as const;

/**
 * The most attempts of all unknown callers for one address. The pool locks an account after 5 wrong passwords, for
 * 2^(n−5) seconds, so they can lock it for 4 seconds at most.
 */
export const unknownAttempts = 7;

const freeFailures = 5;
const longestLock = 900;

/**
 * How much later than its attempt a lock can start, in seconds: `last_at` is rounded down, and the pool locks after it has
 * checked the password.
 */
const lockDelay = 2;

/** The longest lock that a sign-in waits for instead of failing, in seconds: that of `unknownAttempts`. */
export const longestWait = 4 + lockDelay;

/** Returns whether attempts still count. */
export const isRemembered = ({ last_at }: Attempts, now: number): boolean => now - last_at < attemptMemory;

/**
 * Returns how long the pool may refuse even the right password, in seconds (Amazon Cognito Developer Guide, "Lockout
 * behavior for failed sign-in attempts").
 */
export function lockSeconds(attempts: Attempts | undefined, now: number): number {
  if (!attempts || !isRemembered(attempts, now) || attempts.failures < freeFailures) return 0;
  const lock = Math.min(2 ** (attempts.failures - freeFailures), longestLock);
  return Math.max(0, attempts.last_at + lock + lockDelay - now);
}

const AttemptsItem: z.ZodType<Attempts> = z.object({ failures: z.int(), last_at: z.int() });

const ofAccount = (email: string): Key => keys.attempts(fingerprint(email), 'ACCOUNT');
const ofCaller = (email: string, caller: string): Key =>
  keys.attempts(fingerprint(email), `CALLER#${fingerprint(caller)}`);

const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** Counts an attempt unless there are `max` already. Forgets earlier ones after the memory. Returns whether it counted. */
async function count(key: Key, max: number): Promise<boolean> {
  const now = epochSeconds();
  const update = (UpdateExpression: string, ConditionExpression: string, values: Record<string, number>) =>
    docClient
      .send(
        new UpdateCommand({
          TableName: environment().tableName,
          Key: key,
          UpdateExpression,
          ConditionExpression,
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ':one': 1,
            ':now': now,
            ':forgotten': now - attemptMemory,
            ':end': now + attemptMemory,
            ...values,
          },
        }),
      )
      .then(
        () => true,
        (error: unknown) => {
          if (isConditionFailure(error)) return false;
          throw error;
        },
      );
  const set = 'SET last_at = :now, #ttl = :end';
  const add = () =>
    update(`${set} ADD failures :one`, 'last_at > :forgotten AND failures < :max', { ':max': max });
  const restart = () =>
    update(`${set}, failures = :one`, 'attribute_not_exists(pk) OR last_at <= :forgotten', {});
  // Another call can restart the count between the two updates.
  return (await add()) || (await restart()) || add();
}

/** Throws an HttpProblem 429 that names the end of the memory or of the pool's lock. */
async function refuse(key: Key): Promise<never> {
  const attempts = await getItem(key, AttemptsItem, { consistent: true });
  const now = epochSeconds();
  const left = attempts ? attempts.last_at + attemptMemory - now : 0;
  throw tooManyAttempts(Math.max(1, left));
}

/**
 * Counts an attempt to sign in before the pool checks the password, so that concurrent guesses count too. Callers who
 * signed in with the address before have a separate limit, which no one else can use up. Waits for a short lock of the
 * pool. Throws an HttpProblem 429 for too many attempts, whether or not there is an account.
 */
export async function countAttempt(email: string, { isKnown, id }: KnownCaller): Promise<void> {
  if (!environment().limitsCallers) return;
  const [account, own] = [ofAccount(email), ofCaller(email, id)];
  const attempts = await getItem(account, AttemptsItem, { consistent: true });
  const now = epochSeconds();
  const isClosed = attempts && isRemembered(attempts, now) && attempts.failures >= unknownAttempts;
  if (isClosed && !isKnown) await refuse(account);
  const lock = lockSeconds(attempts, now);
  if (lock > longestWait) throw tooManyAttempts(lock);
  if (lock > 0) await wait(lock * 1000);
  if (!(await count(own, isKnown ? ownAttempts.known : ownAttempts.unknown))) await refuse(own);
  if (!(await count(account, isKnown ? Number.MAX_SAFE_INTEGER : unknownAttempts))) await refuse(account);
}

/** Forgets the attempts of an account and a caller after a successful sign-in, as the pool does. */
export async function forgetAttempts(email: string, { id }: KnownCaller): Promise<void> {
  if (!environment().limitsCallers) return;
  await transact([ofAccount(email), ofCaller(email, id)].map((Key) => ({ Delete: { Key } })));
}
