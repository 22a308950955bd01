import { AdminOverview } from '@redwhiteandcode/design-system';
import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import type { AdminAnalytics, AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { ReactNode } from 'react';
import { ageOf, isOverdue } from './ageOf.ts';

/** The copy of the admin overview. */
export const overviewCopy = {
  title: 'Overview',
  description: 'Items that need your attention, and the platform’s totals.',
  loadFailure: 'The totals could not be loaded',
  queues: {
    'layoff-applications': 'Layoff applications',
    refunds: 'Refund requests',
    messages: 'Messages',
    'error-reports': 'Error reports',
    generations: 'Running generations',
  },
  oldest: (age: string) => `Oldest: ${age}`,
} as const;

export interface OverviewPageProps {
  totals: AdminAnalytics | undefined;
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
      error={isFailing ? overviewCopy.loadFailure : undefined}
      onRetry={onRetry}
    />
  );
}

/** Returns the address of a queue's list, filtered by waiting rows. */
const listOf = (id: AdminQueue['id']): string => `/admin/${id}?${adminLists[id].queue.state.join('=')}`;

/** Returns a queue for the overview, with its age at `now` in milliseconds since 1970. */
export const toQueue =
  (now: number) =>
  ({ id, count, oldest_at }: AdminQueue) => ({
    id,
    title: overviewCopy.queues[id],
    count,
    age: oldest_at === null ? undefined : overviewCopy.oldest(ageOf(oldest_at, now)),
    isOverdue: oldest_at !== null && isOverdue(oldest_at, now),
    href: listOf(id),
  });
