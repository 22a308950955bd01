import type { OwnCertificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { useOwnCertificate } from '../../parts/credentials/useOwnCertificate.ts';
import { certificatesCopy as copy } from '../../parts/credentials/certificatesCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { certificateHref, certificatesHref } from '../../parts/credentials/addresses.ts';
import { CertificatePage } from './CertificatePage.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { FailurePage, NotFoundPage } from '../../shell/frame/FailurePage.tsx';
import type { Route } from './+types/certificateRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: `${copy.one} ${params.certificateNumber}`,
    description: copy.description,
    path: certificateHref(params.certificateNumber),
    isPrivate: true,
  });

export default function AccountCertificateRoute({
  params: { certificateNumber },
}: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.one}>
      <OwnedCertificate number={certificateNumber} />
    </RequireSession>
  );
}

function OwnedCertificate({ number }: { number: string }): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/certificates', {});
  const certificate = data?.find((one) => one.certificate_number === number.toUpperCase());
  if (certificate) return <Loaded key={certificate.certificate_number} certificate={certificate} />;
  if (data) {
    return (
      <NotFoundPage
        title={copy.missing}
        description={copy.missingText}
        homeHref={certificatesHref}
        homeLabel={copy.back}
      />
    );
  }
  if (error) {
    return (
      <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
    );
  }
  return <PageLoading title={copy.one} />;
}

function Loaded({ certificate }: { certificate: OwnCertificate }): ReactNode {
  return <CertificatePage {...useOwnCertificate(certificate)} replacedBy={certificate.replaced_by} />;
}
