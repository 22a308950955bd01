import type { ReactNode } from 'react';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { certificatesCopy as copy } from '../../parts/credentials/certificatesCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { certificatesHref } from '../../parts/credentials/addresses.ts';
import { CertificatesPage } from './CertificatesPage.tsx';

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
