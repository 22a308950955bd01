import type { Certificate } from '@redwhiteandcode/lambdas/contract/learning.ts';
import {
  CertificateNotFound,
  CertificateResult,
  CertificateSearch,
  Disclosure,
  ErrorState,
  Section,
  Spinner,
  Stack,
  toast,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { LiveAnswer } from '../api/live.ts';
import { usePublicAnswer } from '../api/useLive.tsx';
import { useFailureToast } from '../api/useFailureToast.ts';
import { certificateWords as words } from '../copy/certificate.ts';
import { keepFocus } from '../frame/useNavigationFocus.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { Route } from './+types/verify.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Verify a Certificate',
    description:
      'Check by its number whether a certificate of completion is valid, for which course, and whose it is.',
    keywords: ['certificate verification', 'AI certificate', 'verify certificate'],
    path: '/verify',
    isPrivate: params.certificateNumber !== undefined,
  });

export default function VerifyRoute({ params }: Route.ComponentProps): ReactNode {
  const number = params.certificateNumber?.trim().toUpperCase();
  const navigate = useNavigate();
  const [lookup, feed] = usePublicAnswer(
    'GET /api/certificates/{certificateNumber}',
    number ? { path: { certificateNumber: number } } : null,
  );
  const search = (wanted: string) => {
    if (wanted === number) lookup.retry();
    else
      void navigate(`/verify/${encodeURIComponent(wanted)}`, { preventScrollReset: true, state: keepFocus });
  };

  return (
    <Section headingLevel={1} title={words.title} description={words.description} width="sm">
      <Stack gap={32}>
        <CertificateSearch
          defaultValue={number}
          onSearch={search}
          onEmpty={() => toast({ title: words.emptyTitle, description: words.emptyText, tone: 'danger' })}
          isSearching={lookup.isLoading}
        />
        <LookupResult number={number} {...lookup} />
        {feed}
        <Disclosure title={words.where}>{words.whereText}</Disclosure>
      </Stack>
    </Section>
  );
}

interface LookupResultProps extends LiveAnswer<Certificate> {
  number: string | undefined;
}

function LookupResult({ number, data, error, isLoading, retry }: LookupResultProps): ReactNode {
  const isMissing = error?.status === 404 || error?.status === 400;
  const isFailing = error !== undefined && !isMissing && data === undefined;
  const sentence = error && error.status > 0 && error.status < 500 ? error.message : words.failureText;
  useFailureToast(isFailing, words.failureTitle, sentence);
  if (isFailing) {
    return (
      <ErrorState title={words.failureTitle} description={sentence} onRetry={retry} isRetrying={isLoading} />
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{announcementOf(number, isLoading, isMissing, data)}</VisuallyHidden>
      {number && isLoading && <Spinner size="lg" />}
      {number && isMissing && <CertificateNotFound certificateNumber={number} />}
      {data && <CertificateResult certificate={data} shareHref={shareHref(data)} />}
    </>
  );
}

/** What a screen reader hears of the search. */
function announcementOf(
  number: string | undefined,
  isLoading: boolean,
  isMissing: boolean,
  data: Certificate | undefined,
): string {
  if (data) return data.status === 'valid' ? words.foundAnnouncement : words.revokedTitle;
  if (isMissing) return words.missingAnnouncement;
  return number && isLoading ? words.searching : '';
}

/** LinkedIn's page for sharing the certificate's address. */
function shareHref({ certificate_number }: Certificate): string {
  const page = `${location.origin}/verify/${certificate_number}`;
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(page)}`;
}
