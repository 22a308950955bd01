import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import type { Certificate } from '@redwhiteandcode/lambdas/contract/credentials.ts';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  CertificateDownloads,
  type CertificateDownloadsProps,
  CertificateSheet,
  certificateStateText,
  Heading,
  Inline,
  Link,
  QrCode,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy as copy } from '../../copy/certificates.ts';

export interface OwnCertificateProps extends CertificateDownloadsProps {
  certificate: Certificate;
  /** The public page of the certificate, as an absolute URL. */
  verifyUrl: string;
  /** LinkedIn's page that shares the certificate. */
  shareHref: string;
  /** LinkedIn's page that adds the certificate to the learner's profile. */
  profileHref: string;
  onCopyLink: () => void;
  onPrint: () => void;
}

/** A learner's own certificate: the sheet with what can be done with it, or why it is no longer valid. */
export function OwnCertificate({
  certificate,
  verifyUrl,
  shareHref,
  profileHref,
  onCopyLink,
  onPrint,
  ...downloads
}: OwnCertificateProps): ReactNode {
  const publicPage = <Link href={new URL(verifyUrl).pathname}>{copy.publicPage}</Link>;
  if (certificate.status !== 'valid') {
    return (
      <Alert tone="warning">
        {certificateStateText(certificate)} {publicPage}
      </Alert>
    );
  }
  return (
    <Stack gap={24}>
      <CertificateSheet
        certificate={certificate}
        headingLevel={2}
        issuer={support.sender}
        verifyAddress={verifyUrl.replace(/^https?:\/\//, '')}
        qrCode={<QrCode value={verifyUrl} label={copy.verifyCode} size="sm" />}
      />
      <Inline gap={12}>
        <ButtonLink href={profileHref} target="_blank">
          {copy.addToProfile}
        </ButtonLink>
        <ButtonLink href={shareHref} variant="neutral" target="_blank">
          {copy.share}
        </ButtonLink>
        <Button variant="neutral" onPress={onCopyLink}>
          {copy.copyLink}
        </Button>
        <Button variant="neutral" onPress={onPrint}>
          {copy.print}
        </Button>
        {publicPage}
      </Inline>
      <Card as="section" aria-labelledby="certificate-downloads">
        <Stack gap={16}>
          <Heading level={2} size="sm" id="certificate-downloads">
            {copy.downloadsTitle}
          </Heading>
          <CertificateDownloads {...downloads} />
        </Stack>
      </Card>
      <Link href="/job-toolkit">{copy.jobToolkit}</Link>
    </Stack>
  );
}
