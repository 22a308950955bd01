import { toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePublicQuery } from '../api/usePublicQuery.tsx';
import { useFailureToast } from '../api/useFailureToast.ts';
import { certificateCopy as copy } from '../copy/certificate.ts';
import { keepFocus } from '../frame/useNavigationFocus.ts';
import { certificateShareHref } from '../metadata/certificateShare.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { VerifyPage } from '../pages/verify/VerifyPage.tsx';
import type { Route } from './+types/verify.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Verify a Certificate',
    description:
      'Enter a certificate number to check whether the certificate is valid, for which course, and who earned it.',
    keywords: ['certificate verification', 'AI certificate', 'verify certificate'],
    path: '/verify',
    isPrivate: params.certificateNumber !== undefined,
  });

export default function VerifyRoute({ params }: Route.ComponentProps): ReactNode {
  const number = params.certificateNumber?.trim().toUpperCase();
  const navigate = useNavigate();
  const [{ data, error, isLoading, retry }, queryElement] = usePublicQuery(
    'GET /api/certificates/{certificateNumber}',
    number ? { path: { certificateNumber: number } } : null,
  );
  const isMissing = error?.status === 404 || error?.status === 400;
  const isFailing = error !== undefined && !isMissing && data === undefined;
  const message = error && error.status > 0 && error.status < 500 ? error.message : copy.failureText;
  useFailureToast(isFailing, copy.failureTitle, message);
  const search = (typed: string) => {
    if (typed === number) retry();
    else
      void navigate(`/verify/${encodeURIComponent(typed)}`, { preventScrollReset: true, state: keepFocus });
  };
  return (
    <>
      <VerifyPage
        number={number}
        lookup={{
          certificate: data,
          shareHref: data && certificateShareHref(data.certificate_number),
          isMissing,
          failure: isFailing ? message : undefined,
          isLoading,
        }}
        onSearch={search}
        onRefused={(description) => toast({ title: copy.emptyTitle, description, tone: 'danger' })}
        onRetry={retry}
      />
      {queryElement}
    </>
  );
}
