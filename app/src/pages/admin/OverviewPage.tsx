import { AdminOverview, type AdminTotals } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { ReactNode } from 'react';
import { overviewCopy as copy } from '../../parts/admin/peopleCopy.ts';
import { toQueue } from './queues.ts';

export interface OverviewPageProps {
  totals: AdminTotals | undefined;
  queues: readonly AdminQueue[] | undefined;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** @default false */
  isFailing?: boolean | undefined;
  onRetry: () => void;
}

/** The first page of the admin area: the totals and the queues. */
export function OverviewPage({
  totals,
  queues,
  now,
  isFailing = false,
  onRetry,
}: OverviewPageProps): ReactNode {
  return (
    <AdminOverview
      totals={totals}
      queues={queues?.map(toQueue(now))}
      error={isFailing ? copy.loadFailure : undefined}
      onRetry={onRetry}
    />
  );
}
