import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminQuery } from '../admin/useAdminQuery.ts';
import { useMinute } from '../admin/useMinute.ts';
import { overviewCopy as copy } from '../copy/adminPeople.ts';
import { OverviewPage } from '../pages/admin/OverviewPage.tsx';

export const meta = () => adminMeta(copy, '/admin');

export default function AdminOverviewRoute(): ReactNode {
  const analytics = useAdminQuery('GET /api/admin/analytics', {});
  const queues = useAdminQuery('GET /api/admin/queues', {});
  const now = useMinute();
  const failing = [analytics, queues].filter(({ data, error }) => error && data === undefined);
  return (
    <OverviewPage
      totals={analytics.data}
      queues={queues.data?.items}
      now={now}
      isFailing={failing.length > 0}
      onRetry={() => failing.forEach(({ mutate }) => void mutate())}
    />
  );
}
