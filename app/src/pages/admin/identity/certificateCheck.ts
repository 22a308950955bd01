import type {
  CertificateAction,
  CertificateDialogProps,
  CertificateRow,
} from '@redwhiteandcode/design-system';
import {
  certificateRules,
  sameCertificateName,
} from '@redwhiteandcode/contract/credentials/certificate-rules.ts';
import { formCheck } from '@redwhiteandcode/contract/text/rules.ts';

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
