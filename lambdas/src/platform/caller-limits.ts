import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Limit } from '../../contract/operation.ts';
import { epochSeconds } from './clock.ts';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';
import { keys } from './keys.ts';
import { docClient, type TransactItem } from './table.ts';

/** Whom a limit counts stands in the table only as a hash, keyed with a secret where the stack has one. */
function fingerprint(value: string): string {
  const { originSecret, userPoolId } = environment();
  return createHmac('sha256', originSecret ?? userPoolId)
    .update(value)
    .digest('base64url')
    .slice(0, 22);
}

/** A caller's window of a limit: its item, and the seconds until it ends. */
function windowOf(operationId: string, limit: Limit, caller: string) {
  const now = epochSeconds();
  const window = Math.floor(now / limit.seconds);
  const end = (window + 1) * limit.seconds;
  return {
    secondsLeft: Math.max(1, end - now),
    update: {
      Key: keys.limit(`${operationId}#${limit.by}#${fingerprint(caller)}`, window),
      UpdateExpression: 'ADD calls :one SET #ttl = if_not_exists(#ttl, :end)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':end': end },
    },
  };
}

/**
 * Counts a call against a limit in a fixed window. Throws an HttpProblem 429 with `Retry-After` when the window is
 * full; a refused call still counts, and a window's item goes when it is over (TTL).
 */
export async function countCall(operationId: string, limit: Limit, caller: string): Promise<void> {
  const { limitsCallers, tableName } = environment();
  if (!limitsCallers) return;
  const { update, secondsLeft } = windowOf(operationId, limit, caller);
  const { Attributes } = await docClient.send(
    new UpdateCommand({ TableName: tableName, ...update, ReturnValues: 'UPDATED_NEW' }),
  );
  if (Number(Attributes?.calls) <= limit.count) return;
  throw new HttpProblem(429, `Too many attempts. Please wait ${formatWait(secondsLeft)} and try again.`, {
    headers: { 'Retry-After': String(secondsLeft) },
  });
}

/**
 * The item that counts a call in the transaction of what it changes, so that a call that changes nothing is free; its
 * condition fails when the window is full. Undefined where callers are not limited.
 */
export function limitItem(
  operationId: string,
  limit: Limit,
  caller: string,
): { item: TransactItem; secondsLeft: number } | undefined {
  if (!environment().limitsCallers) return undefined;
  const { update, secondsLeft } = windowOf(operationId, limit, caller);
  const ConditionExpression = 'attribute_not_exists(calls) OR calls < :count';
  const ExpressionAttributeValues = { ...update.ExpressionAttributeValues, ':count': limit.count };
  return { item: { Update: { ...update, ConditionExpression, ExpressionAttributeValues } }, secondsLeft };
}

/** A wait as people read it: '45 seconds', '1 minute', '7 hours'. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
