import { certificateNumberRule } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import {
  Button,
  Card,
  certificateHeading,
  CertificateResult,
  CertificateSearch,
  CredentialCheck,
  type CredentialCheckState,
  Disclosure,
  ErrorState,
  Heading,
  Section,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificateCopy as copy, credentialCheckCopy as fileCopy } from './verifyCopy.ts';
import { siteName } from '../../../shell/site/siteCopy.ts';
import { certificateDays, completionFacts } from '../../../shell/clock/dates.ts';

/** The result of the search for a certificate number. */
export interface CertificateLookup {
  certificate?: Certificate | undefined;
  /** What is shown if no certificate has the number; it announces itself. */
  missing?: ReactNode;
  /** The message if the lookup failed. */
  failure?: string | undefined;
  /** @default false */
  isLoading?: boolean | undefined;
}

/** The check of a badge file. */
export interface FileCheck {
  check: CredentialCheckState;
  /** The steps and the result, once there are any. */
  result?: ReactNode;
  onFile: (file: File) => void;
  onIntent?: (() => void) | undefined;
}

export interface VerifyPageProps {
  /** The number in the address. */
  number?: string | undefined;
  lookup: CertificateLookup;
  onSearch: (number: string) => void;
  /** Called with the message if the typed number is invalid. */
  onRefused: (message: string) => void;
  onRetry: () => void;
  onCopyLink: () => void;
  fileCheck: FileCheck;
}

/** The public page that finds a certificate by its number, and checks badge files. */
export function VerifyPage({
  number,
  lookup,
  onSearch,
  onRefused,
  onRetry,
  onCopyLink,
  fileCheck,
}: VerifyPageProps): ReactNode {
  return (
    <Section headingLevel={1} title={copy.title} description={copy.description} width="sm">
      <Stack gap={64}>
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
          <LookupResult number={number} lookup={lookup} onRetry={onRetry} onCopyLink={onCopyLink} />
          <Disclosure title={copy.where} headingLevel={2}>
            {copy.whereText}
          </Disclosure>
        </Stack>
        <FileSection {...fileCheck} />
      </Stack>
    </Section>
  );
}

function FileSection({ result, ...props }: FileCheck): ReactNode {
  const { check } = props;
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={2}>{fileCopy.title}</Heading>
        <Text tone="muted">{fileCopy.description}</Text>
      </Stack>
      <CredentialCheck {...props} hint={fileCopy.hint}>
        {check.status === 'loading' && <Spinner size="lg" />}
        {check.status === 'waiting' ? (
          <Card as="section">
            <Stack gap={8}>
              <Heading level={3}>{check.title}</Heading>
              <Text>{check.text}</Text>
            </Stack>
          </Card>
        ) : (
          result
        )}
      </CredentialCheck>
    </Stack>
  );
}

function LookupResult({
  number,
  lookup,
  onRetry,
  onCopyLink,
}: Pick<VerifyPageProps, 'number' | 'lookup' | 'onRetry' | 'onCopyLink'>): ReactNode {
  const { certificate, missing, failure, isLoading } = lookup;
  if (failure !== undefined) {
    return (
      <ErrorState title={copy.failureTitle} description={failure} onRetry={onRetry} isRetrying={isLoading} />
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{announcementOf(number, lookup)}</VisuallyHidden>
      {number && isLoading && <Spinner size="lg" />}
      {number && missing}
      {certificate && (
        <CertificateResult
          certificate={certificateDays(certificate)}
          issuer={siteName}
          facts={completionFacts(certificate)}
          actions={
            <Button variant="neutral" onPress={onCopyLink}>
              {copy.copyLink}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Returns the search result for screen readers. */
function announcementOf(number: string | undefined, { certificate, isLoading }: CertificateLookup): string {
  if (certificate)
    return certificate.status === 'valid' ? copy.foundAnnouncement : certificateHeading(certificate);
  return number && isLoading ? copy.searching : '';
}
