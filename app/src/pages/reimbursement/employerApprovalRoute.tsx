import type { ReactNode } from 'react';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { ApprovalView } from './ApprovalView.tsx';
import { employerApprovalCopy as copy } from './employerApprovalCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { FailurePage } from '../../shell/frame/FailurePage.tsx';
import { NotFoundPage } from '../../shell/frame/NotFoundPage.tsx';
import type { Route } from './+types/employerApprovalRoute.ts';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    // Without the token, which must not appear in a canonical link.
    path: '/employer-approval',
    isPrivate: true,
  });

export default function EmployerApprovalRoute({ params: { token } }: Route.ComponentProps): ReactNode {
  const { data, error, retry } = usePublicQuery('GET /api/employer-approvals/{token}', {
    path: { token },
  });
  if (data) return <ApprovalView key={token} token={token} approval={data} />;
  if (error?.status === 404) {
    return (
      <NotFoundPage
        title={copy.invalid}
        description={error.message}
        homeHref="/section-127-resources"
        homeLabel={copy.home}
      />
    );
  }
  if (error) {
    return <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={retry} />;
  }
  return <PageLoading title={copy.title} label={copy.loading} />;
}
