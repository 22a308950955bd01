import type { LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';

/**
 * Queries the user's newest application to Layoff to Lift-Off; undefined without one. `mayBeApplicant` is false once it is
 * known that the user has no application, or one that was rejected: others need not hear about prices and reimbursement.
 * `isInReview` says whether it waits for a decision; undefined while it is loading.
 */
export function useApplication(): {
  application: LayoffApplication | undefined;
  mayBeApplicant: boolean;
  isInReview: boolean | undefined;
} {
  const { data, error } = useSessionList('GET /api/layoff-applications', {});
  const application = data?.[0];
  const isKnown = data !== undefined || error !== undefined;
  const isOpen = application !== undefined && application.application_status !== 'rejected';
  const isInReview = isOpen && application.application_status !== 'approved';
  return { application, mayBeApplicant: !isKnown || isOpen, isInReview: isKnown ? isInReview : undefined };
}
