import { createHash, randomUUID } from 'node:crypto';
import { problemTypes } from '../../contract/problem-types.ts';
import { HttpProblem } from './http-problem.ts';

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * The id of what a call makes. A caller who names the call gets the same id for the same name, so that the condition
 * 'no such thing yet' makes one thing of many calls; without a name every call makes a thing of its own.
 */
export function createdId(operationId: string, userId: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomUUID();
  const hex = hash(operationId, userId, idempotencyKey);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** What was asked for, as kept with what it made. */
export const requestMark = (body: unknown): string => hash(JSON.stringify(body));

/** Throws an HttpProblem 409 where a key comes back with another request than the one that it was first used for. */
export function refuseReuse(kept: string | undefined, body: unknown): void {
  if (kept === undefined || kept === requestMark(body)) return;
  throw new HttpProblem(409, 'This Idempotency-Key was used for another request.', {
    type: problemTypes.keyReused,
  });
}
