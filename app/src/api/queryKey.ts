import type { OperationKey } from '@redwhiteandcode/lambdas/contract/client.ts';

/** Names a cached answer: the operation, what it was asked, and for whom where that matters. */
export type QueryKey = readonly [operation: OperationKey, request: object, userId?: string];

/** Answers whether a key is of this operation, for asking again for every list that a change touches. */
export const isQueryOf =
  (operation: OperationKey) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === operation;
