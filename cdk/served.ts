import type { Operation } from '@redwhiteandcode/lambdas/contract/operation.ts';
import { streamConsumers } from '@redwhiteandcode/lambdas/streams.ts';
import { operations } from '@redwhiteandcode/lambdas/contract/operations.ts';

type OperationId = keyof typeof operations;

/** The domains with operations; each has a function. */
export type ServedDomain = (typeof operations)[OperationId]['domain'];

/** The contract's operations with their ids. */
export const servedOperations: readonly [string, Operation & { domain: ServedDomain }][] =
  Object.entries(operations);

/** The domains with operations, each once. */
export const servedDomains: readonly ServedDomain[] = [
  ...new Set(servedOperations.map(([, { domain }]) => domain)),
];

/** The domains with a bundle: those with operations, and those that follow the table's stream. */
export const bundledDomains: readonly string[] = [
  ...new Set([...servedDomains, ...streamConsumers.map(({ domain }) => domain)]),
];

/** Creates a value for each domain with operations. */
export const mapDomains = <T>(make: (domain: ServedDomain) => T): Record<ServedDomain, T> =>
  Object.fromEntries(servedDomains.map((domain) => [domain, make(domain)])) as Record<ServedDomain, T>;
