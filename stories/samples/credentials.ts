import type { OwnCertificateProps } from '@redwhiteandcode/app/parts/credentials/OwnCertificate.tsx';
import type { CertificateSummary } from '@redwhiteandcode/design-system';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { fn } from 'storybook/test';
import { course } from './course.ts';

/** A valid certificate. */
export const certificate: Certificate = {
  certificate_number: 'RWC-2025-DEM0CERT',
  kind: 'course',
  student_name: 'Sample Learner',
  course_title: course.title,
  completion_date: '2025-06-01',
  result: null,
  issued_at: '2025-06-01T10:00:00Z',
  status: 'valid',
  expires_at: null,
  revoked_at: null,
  revocation_reason: null,
  replaced_at: null,
};

/** A valid certificate of an assessed course. */
export const assessedCertificate: Certificate = {
  ...certificate,
  result: { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2025-06-02' },
};

/** A revoked certificate. */
export const revokedCertificate: CertificateSummary = {
  ...certificate,
  certificate_number: 'RWC-2025-REV0KED1',
  course_title: 'Sample Course: Leading Change',
  status: 'revoked',
  revoked_at: '2025-07-01',
  revocation_reason: 'The course was refunded.',
};

/** A certificate that was replaced by one with a corrected name. */
export const replacedCertificate: CertificateSummary = {
  ...certificate,
  status: 'replaced',
  replaced_at: '2025-07-15',
};

/** A certificate that was valid for a limited time. */
export const expiredCertificate: CertificateSummary = {
  ...certificate,
  status: 'expired',
  expires_at: '2026-06-01',
};

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
