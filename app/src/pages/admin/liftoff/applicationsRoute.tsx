import type { ReactNode } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { mailPreview, useDecision, useReviewStart } from './useDecision.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { reviewCopy as copy } from './reviewCopy.ts';
import { applicationsHref } from '../../../parts/admin/addresses.ts';
import { LayoffApplicationsPage } from './LayoffApplicationsPage.tsx';

export const meta = () => adminMeta(copy, applicationsHref);

export default function AdminLayoffApplicationsRoute(): ReactNode {
  const { data: counts } = useAdminQuery('GET /api/admin/layoff-applications/counts', {});
  const list = useAdminList('layoff-applications', copy);
  const decide = useDecision();
  const startEach = useReviewStart();
  return (
    <LayoffApplicationsPage
      list={list}
      counts={counts}
      onApprove={(application) => decide(application, 'approved')}
      onReject={(application, reason) => decide(application, 'rejected', reason)}
      onStartEach={startEach}
      mailFor={(reason) => mailPreview('rejected', reason)}
    />
  );
}
