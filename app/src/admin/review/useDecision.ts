import type { ApplicationDecision } from '@redwhiteandcode/design-system';
import { reviewCopy as copy } from '../../copy/adminReview.ts';
import { callAdmin } from '../callAdmin.ts';
import { useChange } from '../useChange.ts';

/** The application, with the changes that the admin has seen. */
interface DecidedApplication {
  id: string;
  history: readonly unknown[];
}

/** Returns a function that decides an application and shows the result, like `useChange`. */
export function useDecision(): (
  application: DecidedApplication,
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
