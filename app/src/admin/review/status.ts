import type { ApplicationStatus } from '@redwhiteandcode/lambdas/contract/liftoff.ts';
import { reviewWords } from '../../copy/adminReview.ts';

/** The status that an address names, if it is one. */
export const applicationStatus = (name: string | null): ApplicationStatus | undefined =>
  reviewWords.filter.options.map(({ value }) => value || undefined).find((status) => status === name);
