import {
  type CertificateAction,
  type CertificateChangeValues,
  CertificateDialog,
  type CertificateDialogProps,
  type CertificateRow,
} from '@redwhiteandcode/design-system';
import {
  certificateReasonMax,
  certificateRules,
  sameCertificateName,
} from '@redwhiteandcode/contract/credentials/certificate-rules.ts';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import type { ReactNode } from 'react';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { formCheck } from '@redwhiteandcode/contract/text/rules.ts';

/** The copy of the changes of a certificate. */
const certificateCopy = {
  done: {
    revoke: () => 'Certificate revoked',
    reinstate: () => 'Certificate reinstated',
    reissue: (number: string) => `Certificate reissued as ${number}`,
  },
} as const;

const { revocationReason, reason, studentName: student_name } = certificateRules;

const checks = {
  revoke: formCheck({ reason: revocationReason }),
  reinstate: formCheck({ reason }),
  reissue: formCheck({ student_name, reason }),
};

/** Returns the check of an admin's change of a certificate. A reissued certificate must have another name. */
export const certificateCheck =
  (
    action: CertificateAction,
    certificate: Pick<CertificateRow, 'student_name'>,
  ): CertificateDialogProps['validate'] =>
  (values) => {
    const errors = checks[action](values);
    const isUnchanged = action === 'reissue' && values.student_name.trim() === certificate.student_name;
    return isUnchanged ? { ...errors, student_name: sameCertificateName } : errors;
  };

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
          done: ({ certificate_number }) => certificateCopy.done[action](certificate_number),
        });
        return problem === undefined ? undefined : { form: problem };
      }}
    />
  );
}
