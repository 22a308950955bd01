import { AdminOverview } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useQueues } from '../admin/people/useQueues.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { overviewWords as words } from '../copy/adminPeople.ts';

export const meta = () => adminMeta({ title: words.title, description: words.description, path: '/admin' });

export default function AdminOverviewRoute(): ReactNode {
  const analytics = useAdminAnswer('GET /api/admin/analytics', {});
  const queues = useQueues();
  const failing = [analytics, queues].filter(({ data, error }) => error && data === undefined);
  return (
    <AdminOverview
      totals={analytics.data}
      queues={queues.data}
      error={failing.length > 0 ? words.loadFailure : undefined}
      onRetry={() => failing.forEach(({ mutate }) => void mutate())}
    />
  );
}
