import { catalogOperations } from './catalog.ts';
import { engagementOperations } from './engagement.ts';
import { identityOperations } from './identity.ts';
import { learningOperations } from './learning.ts';
import { liftoffOperations } from './liftoff.ts';

/** The whole API, by operation id. */
export const operations = {
  ...identityOperations,
  ...catalogOperations,
  ...learningOperations,
  ...liftoffOperations,
  ...engagementOperations,
};
export type AllOperations = typeof operations;
