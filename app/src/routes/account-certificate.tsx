import type { OwnCertificate } from '@redwhiteandcode/lambdas/contract/credentials.ts';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../api/errorMessage.ts';
import { useSessionList } from '../api/useSessionQuery.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { useOwnCertificate } from '../certificate/useOwnCertificate.ts';
import { certificatesCopy as copy } from '../copy/certificates.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { certificateHref, certificatesHref } from '../pages/certificate/addresses.ts';
import { CertificatePage } from '../pages/certificate/CertificatePage.tsx';
import { PageLoading } from '../pages/frame/PageLoading.tsx';
import { FailurePage } from '../pages/message/FailurePage.tsx';
import { NotFoundPage } from '../pages/message/NotFoundPage.tsx';
import type { Route } from './+types/account-certificate.ts';

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
