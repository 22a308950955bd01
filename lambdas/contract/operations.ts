import { catalogOperations } from './catalog.ts';
import { engagementOperations } from './engagement.ts';
import { identityOperations } from './identity.ts';
import { learningOperations } from './learning.ts';

/** The whole API, by operation id. */
export const operations = {
  ...identityOperations,
  ...catalogOperations,
  ...learningOperations,
  ...engagementOperations,
};
export type AllOperations = typeof operations;
