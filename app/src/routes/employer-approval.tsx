import type { ReactNode } from 'react';
import { usePublicQuery } from '../api/usePublicQuery.tsx';
import { errorMessageOf } from '../api/errorMessage.ts';
import { ApprovalView } from '../approval/ApprovalView.tsx';
import { employerApprovalCopy as copy } from '../copy/employerApproval.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { PageLoading } from '../pages/frame/PageLoading.tsx';
import { FailurePage } from '../pages/message/FailurePage.tsx';
import { NotFoundPage } from '../pages/message/NotFoundPage.tsx';
import type { Route } from './+types/employer-approval.ts';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    // Without the token, which must not appear in a canonical link.
    path: '/employer-approval',
    isPrivate: true,
  });

export default function EmployerApprovalRoute({ params: { token } }: Route.ComponentProps): ReactNode {
  const [{ data, error, retry }, queryElement] = usePublicQuery('GET /api/employer-approvals/{token}', {
    path: { token },
  });
  return (
    <>
      {queryElement}
      {data ? (
        <ApprovalView key={token} token={token} approval={data} />
      ) : error?.status === 404 ? (
        <NotFoundPage
          title={copy.invalid}
          description={error.message}
          homeHref="/section-127-resources"
          homeLabel={copy.home}
        />
      ) : error ? (
        <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <PageLoading title={copy.title} label={copy.loading} />
      )}
    </>
  );
}
