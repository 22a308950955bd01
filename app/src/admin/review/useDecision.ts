import type { ApplicationDecision } from '@redwhiteandcode/design-system';
import { reviewCopy as copy } from '../../copy/adminReview.ts';
import { callAdmin } from '../callAdmin.ts';
import { useChange } from '../useChange.ts';

/** An application as it was decided on: which one, and the changes that were known. */
interface Decided {
  id: string;
  history: readonly unknown[];
}

/**
 * Answers a function that decides an application and says how it went, as `useChange` does.
 */
export function useDecision(): (
  application: Decided,
  decision: ApplicationDecision,
  reason?: string,
) => Promise<string | undefined> {
  const change = useChange([
    'GET /api/admin/layoff-applications',
    'GET /api/admin/layoff-applications/counts',
    'GET /api/admin/layoff-applications/{applicationId}',
  ]);
  return ({ id, history }, decision, reason) =>
    change(
      () =>
        callAdmin('PATCH /api/admin/layoff-applications/{applicationId}', {
          path: { applicationId: id },
          body: {
            application_status: decision,
            events: history.length,
            ...(decision === 'rejected' && { reason }),
          },
        }),
      { title: copy.updated, done: copy.done[decision], failed: copy.notUpdated },
    );
}
