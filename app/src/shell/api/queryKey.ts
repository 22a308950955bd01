import type { OperationKey } from '@redwhiteandcode/contract/client.ts';

/** The key of a cached response: the operation, the request, and the user unless the operation is public. */
export type QueryKey = readonly [operation: OperationKey, request: object, userId?: string];

/** Returns a function that checks whether a key is of this operation, to update every list that a change affects. */
export const isQueryOf =
  (operation: OperationKey) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === operation;
