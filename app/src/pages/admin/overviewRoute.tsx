import type { ReactNode } from 'react';
import { adminMeta } from '../../parts/admin/adminMeta.ts';
import { useAdminQuery } from '../../parts/admin/useAdminQuery.ts';
import { useMinute } from '../../shell/clock/useMinute.ts';
import { overviewCopy as copy, OverviewPage } from './OverviewPage.tsx';

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
