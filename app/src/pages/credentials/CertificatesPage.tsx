import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { CertificateList, Section, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy as copy } from '../../parts/credentials/certificatesCopy.ts';
import { LearningRecordNote } from '../../parts/credentials/LearningRecordNote.tsx';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { certificateHref } from '../../parts/credentials/addresses.ts';
import { certificateDays } from '../../shell/clock/dates.ts';

export interface CertificatesPageProps {
  /** Undefined while they are loading. */
  certificates: readonly Certificate[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
}

/** The list of a learner's own certificates and badges, newest first. */
export function CertificatesPage({ certificates, error, onRetry }: CertificatesPageProps): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.description} />
        <CertificateList
          certificates={certificates?.map(certificateDays)}
          certificateHref={({ certificate_number }) => certificateHref(certificate_number)}
          error={error}
          onRetry={onRetry}
        />
        <LearningRecordNote />
      </Stack>
    </Section>
  );
}
