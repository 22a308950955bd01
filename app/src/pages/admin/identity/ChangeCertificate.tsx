import {
  CertificateDialog,
  type CertificateAction,
  type CertificateChangeValues,
  type CertificateDialogProps,
} from '@redwhiteandcode/design-system';
import { certificateReasonMax } from '@redwhiteandcode/contract/credentials/certificate-rules.ts';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import type { ReactNode } from 'react';
import { certificateCopy as copy } from '../../../parts/admin/peopleCopy.ts';
import { certificateCheck } from './certificateCheck.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

export interface ChangeCertificateProps extends Pick<CertificateDialogProps, 'onClose' | 'fallbackFocus'> {
  action: CertificateAction;
  certificate: AdminCertificate;
}

/** Makes the change and returns the certificate that is current after the change. */
function change(
  action: CertificateAction,
  certificateNumber: string,
  { student_name, reason }: CertificateChangeValues,
): Promise<AdminCertificate> {
  const path = { certificateNumber };
  switch (action) {
    case 'revoke':
      return callAdmin('POST /api/admin/certificates/{certificateNumber}/revocation', {
        path,
        body: { reason },
      });
    case 'reinstate':
      return callAdmin('POST /api/admin/certificates/{certificateNumber}/reinstatement', {
        path,
        body: { reason },
      });
    case 'reissue':
      return callAdmin('POST /api/admin/certificates/{certificateNumber}/replacement', {
        path,
        body: { student_name, reason },
      });
  }
}

/** The dialog that revokes, reinstates or reissues a certificate. */
export default function ChangeCertificate({
  action,
  certificate,
  ...dialog
}: ChangeCertificateProps): ReactNode {
  const save = useChange([
    'GET /api/admin/users/{userId}/certificates',
    'GET /api/admin/users/{userId}',
    'GET /api/admin/certificates/{certificateNumber}',
    'GET /api/admin/audit-log',
  ]);
  return (
    <CertificateDialog
      {...dialog}
      action={action}
      certificate={certificate}
      validate={certificateCheck(action, certificate)}
      reasonMaxLength={certificateReasonMax}
      onSave={async (values) => {
        const problem = await save(() => change(action, certificate.certificate_number, values), {
          done: ({ certificate_number }) => copy.done[action](certificate_number),
        });
        return problem === undefined ? undefined : { form: problem };
      }}
    />
  );
}
