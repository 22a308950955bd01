import type { ApplicationStatus } from '@redwhiteandcode/lambdas/contract/liftoff.ts';
import { applicationStatuses } from '@redwhiteandcode/lambdas/contract/statuses.ts';

/** Returns the status that an address names, if it is one. */
export const applicationStatus = (name: string | null): ApplicationStatus | undefined =>
  applicationStatuses.find((status) => status === name);
