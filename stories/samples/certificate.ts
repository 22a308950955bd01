import type { OwnCertificateProps } from '@redwhiteandcode/app/parts/credentials/OwnCertificate.tsx';
import { fn } from 'storybook/test';
import { certificate } from './learner.ts';

/** A valid certificate with what its owner can do with it. */
export const ownCertificate: OwnCertificateProps = {
  certificate,
  verifyUrl: `https://example.com/verify/${certificate.certificate_number}`,
  shareHref: 'https://example.com/share',
  profileHref: 'https://example.com/profile',
  onCopyLink: fn(),
  onPrint: fn(),
  onDownload: fn(),
};
