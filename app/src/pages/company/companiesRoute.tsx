import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { companiesHref, roomHref } from '../../parts/company/addresses.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useOwnCompanies } from '../../parts/company/useOwnCompanies.ts';
import { FailurePage } from '../../shell/frame/FailurePage.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { CompaniesPage } from './CompaniesPage.tsx';
import { companiesCopy as copy } from './companiesCopy.ts';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: companiesHref, isPrivate: true });

export default function CompaniesRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Companies />
    </RequireSession>
  );
}

/** Opens the only company; otherwise shows all of them. */
function Companies(): ReactNode {
  const { data, error, mutate } = useOwnCompanies();
  const [first, second] = data ?? [];
  if (first && !second) return <Navigate to={roomHref(first.id)} replace />;
  if (data) return <CompaniesPage companies={data} />;
  if (error) {
    return (
      <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
    );
  }
  return <PageLoading title={copy.title} />;
}
