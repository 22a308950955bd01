import type { ApplicationStatus } from '@redwhiteandcode/lambdas/contract/liftoff.ts';
import { reviewWords as words } from '../../copy/adminReview.ts';

/** The statuses that applications have, in the order of the filter. */
export const applicationStatuses = words.statuses.map(({ value }) => value).filter((value) => value !== '');

/** The status that an address names, if it is one. */
export const applicationStatus = (name: string | null): ApplicationStatus | undefined =>
  applicationStatuses.find((status) => status === name);
