import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { HttpProblem } from './http-problem.ts';
import { keys } from './keys.ts';
import { getItem, putNew, type TransactItem } from './table.ts';

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Returns the ID of the resource that a call creates. Repeated calls with the same idempotency key get the same ID, so
 * the condition that the item does not exist yet lets only one call create it. Without a key, every call gets a new ID.
 */
export function createdId(operationId: string, userId: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomUUID();
  const hex = hash(operationId, userId, idempotencyKey);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Returns a hash that identifies contents, such as a request's body. It is stored with the resource that they created. */
export const requestMark = (contents: unknown): string => hash(JSON.stringify(contents));

/** Makes the problem of an idempotency key that was first used for a different request. */
export const keyReused = (): HttpProblem =>
  new HttpProblem(409, 'This Idempotency-Key was used for another request.', {
    type: problemTypes.keyReused,
  });

/** Throws an HttpProblem 409 if an idempotency key was first used for a different request. */
export function refuseReuse(firstMark: string | undefined, body: unknown): void {
  if (firstMark !== undefined && firstMark !== requestMark(body)) throw keyReused();
}

const RequestItem = z.object({ request_mark: z.string(), created_id: z.string().optional() });

/**
 * Makes the item that stores a request by its ID from `createdId`, with the ID of what it creates if that is another one. It is
 * refused if there was such a request before. With a time in seconds since 1970, it expires then.
 */
export const claimItem = (call: string, body: unknown, created_id?: string, ttl?: number): TransactItem =>
  putNew({ ...keys.request(call), request_mark: requestMark(body), created_id, ttl });

/**
 * Returns the item that stores a request with its idempotency key, for changes that are already safe to repeat. Returns no
 * items without a key or for a repeated request. Throws an HttpProblem 409 if the key was first used for a different request.
 */
export async function claimItems(
  operationId: string,
  userId: string,
  { key, request }: { key: string | undefined; request: unknown },
): Promise<TransactItem[]> {
  if (key === undefined) return [];
  const call = createdId(operationId, userId, key);
  const first = await getItem(keys.request(call), RequestItem, { consistent: true });
  refuseReuse(first?.request_mark, request);
  return first ? [] : [claimItem(call, request)];
}

/**
 * Returns the ID of what the first request with this ID created, if it was stored. Throws an HttpProblem 409 if that request
 * had another body.
 */
export async function firstCreated(call: string, body: unknown): Promise<string | undefined> {
  const first = await getItem(keys.request(call), RequestItem, { consistent: true });
  refuseReuse(first?.request_mark, body);
  return first?.created_id;
}
