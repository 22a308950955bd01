import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { mailPreview } from '../admin/review/mailPreview.ts';
import { useDecision, useReviewStart } from '../admin/review/useDecision.ts';
import { useAdminQuery } from '../admin/useAdminQuery.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { reviewCopy as copy } from '../copy/adminReview.ts';
import { applicationsHref } from '../pages/admin/addresses.ts';
import { LayoffApplicationsPage } from '../pages/admin/LayoffApplicationsPage.tsx';

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
