import { certificateNumberRule } from '@redwhiteandcode/lambdas/contract/certificate-number.ts';
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
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificateCopy as copy } from '../../copy/certificate.ts';

/** The result of the search for a certificate number. */
export interface CertificateLookup {
  certificate?: Certificate | undefined;
  /** LinkedIn's page that shares the certificate. */
  shareHref?: string | undefined;
  /** @default false */
  isMissing?: boolean | undefined;
  /** The message if the lookup failed. */
  failure?: string | undefined;
  /** @default false */
  isLoading?: boolean | undefined;
}

export interface VerifyPageProps {
  /** The number in the address. */
  number?: string | undefined;
  lookup: CertificateLookup;
  onSearch: (number: string) => void;
  /** Called with the message if the typed number is invalid. */
  onRefused: (message: string) => void;
  onRetry: () => void;
}

/** The public page that finds a certificate by its number. */
export function VerifyPage({ number, lookup, onSearch, onRefused, onRetry }: VerifyPageProps): ReactNode {
  return (
    <Section headingLevel={1} title={copy.title} description={copy.description} width="sm">
      <Stack gap={32}>
        <CertificateSearch
          defaultValue={number}
          onSearch={onSearch}
          validate={(typed) => {
            const error = certificateNumberRule(typed);
            if (error !== undefined) onRefused(error);
            return error;
          }}
          isSearching={lookup.isLoading}
        />
        <LookupResult number={number} lookup={lookup} onRetry={onRetry} />
        <Disclosure title={copy.where}>{copy.whereText}</Disclosure>
      </Stack>
    </Section>
  );
}

function LookupResult({
  number,
  lookup,
  onRetry,
}: Pick<VerifyPageProps, 'number' | 'lookup' | 'onRetry'>): ReactNode {
  const { certificate, shareHref, isMissing, failure, isLoading } = lookup;
  if (failure !== undefined) {
    return (
      <ErrorState title={copy.failureTitle} description={failure} onRetry={onRetry} isRetrying={isLoading} />
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{announcementOf(number, lookup)}</VisuallyHidden>
      {number && isLoading && <Spinner size="lg" />}
      {number && isMissing && <CertificateNotFound certificateNumber={number} />}
      {certificate && <CertificateResult certificate={certificate} shareHref={shareHref} />}
    </>
  );
}

/** Returns the search result for screen readers. */
function announcementOf(
  number: string | undefined,
  { certificate, isMissing, isLoading }: CertificateLookup,
): string {
  if (certificate) return certificate.status === 'valid' ? copy.foundAnnouncement : copy.revokedTitle;
  if (isMissing) return copy.missingAnnouncement;
  return number && isLoading ? copy.searching : '';
}
