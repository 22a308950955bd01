import { scale } from '@redwhiteandcode/contract/assessment/scale.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import {
  Button,
  ButtonLink,
  Card,
  CertificateDownloads,
  type CertificateDownloadsProps,
  CertificateResult,
  CertificateSheet,
  CodeText,
  Heading,
  Inline,
  Link,
  QrCode,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy as copy } from './certificatesCopy.ts';
import { supportEmail } from '../help/supportCopy.ts';
import { certificateHref } from './addresses.ts';
import { certificateDays, completionFacts } from '../../shell/clock/dates.ts';

export interface OwnCertificateProps extends CertificateDownloadsProps {
  certificate: Certificate;
  /** The number of the certificate that replaced it. */
  replacedBy?: string | null | undefined;
  /** The public page of the certificate, as an absolute URL. */
  verifyUrl: string;
  /** LinkedIn's page that shares the certificate. */
  shareHref: string;
  /** LinkedIn's page that adds the certificate to the learner's profile. */
  profileHref: string;
  onCopyLink: () => void;
  onPrint: () => void;
}

const supportLink = <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;

/** Returns what the owner of a certificate that is not valid can do. */
function adviceFor({ certificate, replacedBy }: OwnCertificateProps): ReactNode {
  if (certificate.status === 'revoked') {
    return (
      <>
        {copy.mistake} {supportLink}.
      </>
    );
  }
  if (certificate.status !== 'replaced' || !replacedBy) return null;
  return (
    <>
      {copy.replacement}{' '}
      <Link href={certificateHref(replacedBy)}>
        <CodeText>{replacedBy}</CodeText>
      </Link>
    </>
  );
}

/** A learner's own certificate: the sheet with what can be done with it, or why it is no longer valid. */
export function OwnCertificate(props: OwnCertificateProps): ReactNode {
  const { verifyUrl, shareHref, profileHref, onCopyLink, onPrint } = props;
  const certificate = certificateDays(props.certificate);
  const publicPage = <Link href={new URL(verifyUrl).pathname}>{copy.publicPage}</Link>;
  if (certificate.status !== 'valid') {
    return (
      <CertificateResult
        certificate={certificate}
        issuer={support.sender}
        facts={completionFacts(certificate)}
        advice={adviceFor(props)}
        actions={publicPage}
      />
    );
  }
  return (
    <Stack gap={24}>
      <CertificateSheet
        certificate={certificate}
        issuer={support.sender}
        scale={scale}
        verifyAddress={verifyUrl.replace(/^https?:\/\//, '')}
        qrCode={<QrCode value={verifyUrl} label={copy.verifyCode} size="sm" />}
      />
      {certificate.kind === 'program' && <Text size="sm">{copy.layoffNote}</Text>}
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
          <CertificateDownloads onDownload={props.onDownload} pendingFile={props.pendingFile} />
        </Stack>
      </Card>
      <Text size="sm">
        {copy.wrongName} {supportLink}.
      </Text>
      <Link href="/job-toolkit">{copy.jobToolkit}</Link>
    </Stack>
  );
}
