import { Breadcrumbs, Heading, Section, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy as copy } from '../../parts/credentials/certificatesCopy.ts';
import { certificatesHref } from '../../parts/credentials/addresses.ts';
import { OwnCertificate, type OwnCertificateProps } from '../../parts/credentials/OwnCertificate.tsx';

/** The page of one of the learner's own certificates. */
export function CertificatePage(props: OwnCertificateProps): ReactNode {
  const { course_title, certificate_number } = props.certificate;
  return (
    <Section width="md">
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: copy.title, href: certificatesHref }, { label: certificate_number }]} />
        <Heading level={1} size="display">
          {course_title}
        </Heading>
        <OwnCertificate {...props} />
      </Stack>
    </Section>
  );
}
