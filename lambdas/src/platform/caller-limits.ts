import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { epochSeconds } from './clock.ts';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';
import { keys } from './keys.ts';
import { docClient, getItem, transact, type TransactItem } from './table.ts';

/** Hashes a caller or an email address with a secret key (HMAC), for the table and the log. */
export const fingerprint = (value: string): string =>
  createHmac('sha256', environment().fingerprintKey).update(value).digest('base64url').slice(0, 22);

/** Gmail's hosts, which have the same mailboxes and ignore dots in their names. */
const gmailHosts = ['gmail.com', 'googlemail.com'];

/**
 * Returns one text for the spellings of an address that reach the same mailbox, for limits of emails: without case and tag
 * (RFC 5233), and in Gmail's own spelling. It is no address to send to: at some hosts the spellings are two mailboxes.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return gmailHosts.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Returns the caller's current window of a limit: the update of its item, and the seconds until the window ends. */
function windowOf(operationId: string, limit: Limit, caller: string, calls = 1) {
  const now = epochSeconds();
  const window = Math.floor(now / limit.seconds);
  const end = (window + 1) * limit.seconds;
  return {
    secondsLeft: Math.max(1, end - now),
    update: {
      Key: keys.limit(`${operationId}#${limit.by}#${fingerprint(caller)}`, window),
      UpdateExpression: 'ADD calls :calls SET #ttl = if_not_exists(#ttl, :end)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':calls': calls, ':end': end },
    },
  };
}

/** The calls that this process has counted in windows of network addresses and sockets; infinitely many in a full one. */
const ownCalls = new Map<string, number>();
const maxWindows = 10_000;

function rememberCalls(window: string, calls: number): void {
  if (ownCalls.size >= maxWindows) ownCalls.clear();
  ownCalls.set(window, calls);
}

/**
 * Counts a call against a limit in a fixed window. Returns how many more calls the window takes, less than 0 if it was full,
 * and the seconds until it ends. The window of an address or a socket stays full until it ends, so a process that has filled it, or
 * has seen it full, refuses further calls without the table: a flood costs no writes. Other windows can be emptied by
 * `forgetCalls`. The item expires with its window (TTL).
 */
export async function callsLeft(
  operationId: string,
  limit: Limit,
  caller: string,
): Promise<{ left: number; secondsLeft: number }> {
  const { limitsCallers, tableName } = environment();
  if (!limitsCallers) return { left: Infinity, secondsLeft: 0 };
  const { update, secondsLeft } = windowOf(operationId, limit, caller);
  const { pk, sk } = update.Key;
  const window = `${pk} ${sk}`;
  const canBeForgotten = limit.by !== 'address' && limit.by !== 'socket';
  const own = canBeForgotten ? 0 : (ownCalls.get(window) ?? 0);
  if (own >= limit.count) return { left: -1, secondsLeft };
  if (!canBeForgotten) rememberCalls(window, own + 1);
  const { Attributes } = await docClient.send(
    new UpdateCommand({ TableName: tableName, ...update, ReturnValues: 'UPDATED_NEW' }),
  );
  const left = limit.count - Number(Attributes?.calls);
  if (left < 0 && !canBeForgotten) rememberCalls(window, Infinity);
  return { left, secondsLeft };
}

/** Counts a call as `callsLeft` does. Throws an HttpProblem 429 with `Retry-After` if the window is full. */
export async function countCall(operationId: string, limit: Limit, caller: string): Promise<void> {
  const { left, secondsLeft } = await callsLeft(operationId, limit, caller);
  if (left < 0) throw tooManyAttempts(secondsLeft);
}

/** Makes the item that forgets the caller's calls in the current window of a limit, for a limit of failures. */
export const forgetItem = (operationId: string, limit: Limit, caller: string): TransactItem => ({
  Delete: { Key: windowOf(operationId, limit, caller).update.Key },
});

/** Forgets the caller's calls in the current window of a limit, for a limit of failures. */
export async function forgetCalls(operationId: string, limit: Limit, caller: string): Promise<void> {
  if (!environment().limitsCallers) return;
  await transact([forgetItem(operationId, limit, caller)]);
}

/** Makes the problem of a caller who must wait. */
export const tooManyAttempts = (secondsLeft: number): HttpProblem =>
  new HttpProblem(429, `Too many attempts. Please wait ${formatWait(secondsLeft)} and try again.`, {
    headers: { 'Retry-After': String(secondsLeft) },
  });

/**
 * Makes the item that counts a call, or several, in the transaction of its change, so that only calls that change something
 * count. Its condition fails if the window has no room for them. Returns undefined if callers are not limited.
 */
export function limitItem(
  operationId: string,
  limit: Limit,
  caller: string,
  calls = 1,
): { item: TransactItem; secondsLeft: number } | undefined {
  if (!environment().limitsCallers) return undefined;
  const { update, secondsLeft } = windowOf(operationId, limit, caller, calls);
  const room = limit.count - calls;
  const ConditionExpression = room < 0 ? 'calls < :room' : 'attribute_not_exists(calls) OR calls <= :room';
  const ExpressionAttributeValues = { ...update.ExpressionAttributeValues, ':room': room };
  return { item: { Update: { ...update, ConditionExpression, ExpressionAttributeValues } }, secondsLeft };
}

const WindowItem = z.object({ calls: z.number() });

/** Returns how many more calls the caller's current window of a limit takes, consistently. */
export async function readCallsLeft(operationId: string, limit: Limit, caller: string): Promise<number> {
  if (!environment().limitsCallers) return limit.count;
  const { Key } = windowOf(operationId, limit, caller).update;
  const { calls = 0 } = (await getItem(Key, WindowItem, { consistent: true })) ?? {};
  return Math.max(0, limit.count - calls);
}

/** Formats a wait for users: '45 seconds', '1 minute', '7 hours'. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
