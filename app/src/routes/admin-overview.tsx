import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useMinute } from '../admin/people/useMinute.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { overviewWords as words } from '../copy/adminPeople.ts';
import { OverviewPage } from '../pages/admin/OverviewPage.tsx';

export const meta = () => adminMeta(words, '/admin');

export default function AdminOverviewRoute(): ReactNode {
  const analytics = useAdminAnswer('GET /api/admin/analytics', {});
  const queues = useAdminAnswer('GET /api/admin/queues', {});
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
