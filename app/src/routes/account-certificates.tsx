import type { ReactNode } from 'react';
import { errorMessageOf } from '../api/errorMessage.ts';
import { useSessionList } from '../api/useSessionQuery.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { certificatesCopy as copy } from '../copy/certificates.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { certificatesHref } from '../pages/certificate/addresses.ts';
import { CertificatesPage } from '../pages/certificate/CertificatesPage.tsx';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: certificatesHref, isPrivate: true });

export default function AccountCertificatesRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Certificates />
    </RequireSession>
  );
}

function Certificates(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/certificates', {});
  return (
    <CertificatesPage
      certificates={data}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
    />
  );
}
