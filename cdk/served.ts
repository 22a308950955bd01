import type { Operation } from '@redwhiteandcode/contract/api/operation.ts';
import {
  functions,
  type HandlerName,
  handlers,
  type ServedDomain,
} from '@redwhiteandcode/lambdas/functions.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';

/** The contract's operations with their ids. */
export const servedOperations: readonly [string, Operation & { domain: ServedDomain }][] =
  Object.entries(operations);

/** The domains with a bundle. */
export const bundledDomains: readonly string[] = [
  ...new Set(Object.values(functions).map(({ domain }) => domain)),
];

/** The names of the functions that handle operations. */
export const handlerNames = Object.keys(handlers) as HandlerName[];

/** Creates a value for each function that handles operations. */
export const mapHandlers = <T>(make: (name: HandlerName) => T): Record<HandlerName, T> =>
  Object.fromEntries(handlerNames.map((name) => [name, make(name)])) as Record<HandlerName, T>;
