import type { Certificate } from '@redwhiteandcode/lambdas/contract/learning.ts';
import { Alert, CodeText } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificateWords } from '../copy/certificate.ts';

/** A certificate that was taken back: it says so, and of which course it was. */
export function RevokedCertificate({ certificate }: { certificate: Certificate }): ReactNode {
  return (
    <Alert tone="danger" title={certificateWords.revokedTitle}>
      <p>
        <CodeText>{certificate.certificate_number}</CodeText> for {certificate.course_title}{' '}
        {certificateWords.revokedText}
      </p>
    </Alert>
  );
}
