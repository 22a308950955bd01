import { Spinner, toast } from '@redwhiteandcode/design-system';
import { normalizeCertificateNumber } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { usePublicQuery } from '../../../shell/api/usePublicQuery.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { certificateCopy as copy } from './verifyCopy.ts';
import { copyText } from '../../../shell/frame/copyText.ts';
import { keepFocus } from '../../../shell/frame/useNavigationFocus.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { RecordLookup } from './RecordLookup.tsx';
import { VerifyPage } from './VerifyPage.tsx';
import { useCredentialCheck } from './useCredentialCheck.ts';
import type { Route } from './+types/verifyRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Verify a Certificate',
    description:
      'Enter a certificate number or check a badge file to learn whether the certificate is valid, for which course, and who earned it.',
    keywords: ['certificate verification', 'AI certificate', 'verify certificate'],
    path: '/verify',
    isPrivate: params.certificateNumber !== undefined,
  });

/** Loads with the checker. */
const CheckResult = lazy(() => import('./CheckResult.tsx'));

async function copyLink(): Promise<void> {
  const isCopied = await copyText(location.href);
  toast(isCopied ? { title: copy.copied, tone: 'success' } : { title: copy.copyFailed, tone: 'warning' });
}

export default function VerifyRoute({ params }: Route.ComponentProps): ReactNode {
  const number = params.certificateNumber && normalizeCertificateNumber(params.certificateNumber);
  const navigate = useNavigate();
  const { onFile, onIntent, ...report } = useCredentialCheck();
  const { data, error, isLoading, retry } = usePublicQuery(
    'GET /api/certificates/{certificateNumber}',
    number ? { path: { certificateNumber: number } } : null,
  );
  const isMissing = error?.status === 404 || error?.status === 400;
  const isFailing = error !== undefined && !isMissing && data === undefined;
  const message = error && error.status > 0 && error.status < 500 ? error.message : copy.failureText;
  useFailureToast(isFailing, copy.failureTitle, message);
  const search = (typed: string) => {
    const sought = normalizeCertificateNumber(typed);
    if (sought === number) retry();
    else void navigate(verifyPath(sought), { preventScrollReset: true, state: keepFocus });
  };
  return (
    <VerifyPage
      number={number}
      lookup={{
        certificate: data,
        // The numbers of learning records have the same format.
        missing: isMissing && number && <RecordLookup number={number} />,
        failure: isFailing ? message : undefined,
        isLoading,
      }}
      onSearch={search}
      onRefused={(description) => toast({ title: copy.emptyTitle, description, tone: 'danger' })}
      onRetry={retry}
      onCopyLink={() => void copyLink()}
      fileCheck={{
        check: report.check,
        onFile,
        onIntent,
        result: 'steps' in report.check && (
          <Suspense fallback={<Spinner size="lg" />}>
            <CheckResult {...report} check={report.check} />
          </Suspense>
        ),
      }}
    />
  );
}
