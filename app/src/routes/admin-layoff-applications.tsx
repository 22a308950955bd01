import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { mailPreview } from '../admin/review/mailPreview.ts';
import { useDecision } from '../admin/review/useDecision.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { reviewWords as words } from '../copy/adminReview.ts';
import { applicationsHref } from '../pages/admin/addresses.ts';
import { LayoffApplicationsPage } from '../pages/admin/LayoffApplicationsPage.tsx';

export const meta = () => adminMeta(words, applicationsHref);

export default function AdminLayoffApplicationsRoute(): ReactNode {
  const { data: counts } = useAdminAnswer('GET /api/admin/layoff-applications/counts', {});
  const list = useAdminList('GET /api/admin/layoff-applications', words, {
    ...adminLists['layoff-applications'],
    total: counts?.total,
    exports: 'GET /api/admin/layoff-applications/export',
  });
  const decide = useDecision();
  return (
    <LayoffApplicationsPage
      list={list}
      counts={counts}
      onApprove={(application) => decide(application, 'approved')}
      onReject={(application, reason) => decide(application, 'rejected', reason)}
      mailFor={(reason) => mailPreview('rejected', reason)}
    />
  );
}
