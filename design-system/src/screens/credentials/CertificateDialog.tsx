import type { ReactNode, RefObject } from 'react';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { FormErrors, Validate } from '../../components/form/submitForm.ts';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { capitalized, TwoLines } from '../admin/adminTable.tsx';
import type { CertificateAction, CertificateRow } from './CertificatesTable.tsx';
import { useFallbackFocus } from '../admin/handOverFocus.ts';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';

/** A change of a certificate as form values. */
export type CertificateChangeValues = {
  /** The corrected name; empty unless the certificate is reissued. */
  student_name: string;
  /** The reason, on one line. */
  reason: string;
};

export interface CertificateDialogProps {
  action: CertificateAction;
  certificate: Pick<
    CertificateRow,
    'certificate_number' | 'course_title' | 'student_name' | 'revocation_reason'
  >;
  validate: Validate<CertificateChangeValues>;
  /** The most characters of the reason. */
  reasonMaxLength: number;
  /** Makes the change. On success it returns nothing, and the dialog closes. */
  onSave: (values: CertificateChangeValues) => Promise<FormErrors<keyof CertificateChangeValues> | undefined>;
  onClose: () => void;
  /** Takes focus, such as the table, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

const labels = { student_name: 'Corrected name', reason: 'Reason' };

const ownerReads = 'The owner of the certificate will read it.';

const texts: Readonly<Record<CertificateAction, { effects: string; reason: string }>> = {
  revoke: {
    effects:
      'The public page says that the certificate is revoked, with your reason. Its badge fails checks, and the owner can no longer download either. The owner gets an email. You can reinstate the certificate later, but badge files from before stay revoked.',
    reason: 'Anyone who verifies the certificate will read it.',
  },
  reinstate: {
    effects:
      'The public page says again that the certificate is valid, and no longer shows why it was revoked. The owner gets an email and must download the badge again: files from before stay revoked.',
    reason: ownerReads,
  },
  reissue: {
    effects:
      'The owner gets a certificate with a new number and the corrected name. The public page of the old number says that it was replaced, and its badge fails checks. The owner gets an email and must download the new certificate and badge. The name in the account stays as it is. This cannot be undone.',
    reason: ownerReads,
  },
};

/** Returns the values with the reason on one line, as the public page shows it. */
const onOneLine = ({ reason, ...values }: CertificateChangeValues): CertificateChangeValues => ({
  ...values,
  reason: reason.replace(/\s*\n\s*/g, ' ').trim(),
});

/** An open dialog that says what revoking, reinstating or reissuing a certificate does, and asks for the reason. */
export function CertificateDialog({
  action,
  certificate,
  validate,
  reasonMaxLength,
  onSave,
  onClose,
  fallbackFocus,
}: CertificateDialogProps): ReactNode {
  useFallbackFocus(fallbackFocus);
  const { effects, reason } = texts[action];
  const title = `${capitalized(action)} certificate`;
  return (
    <RecordDialog<CertificateChangeValues>
      title={title}
      onClose={onClose}
      saveLabel={title}
      isDestructive={action === 'revoke'}
      labels={labels}
      values={undefined}
      validate={(values) => validate(onOneLine(values))}
      onSave={(values) => onSave(onOneLine(values))}
      above={
        <Stack gap={16}>
          <RecordFacts
            items={[
              [
                'Certificate',
                <TwoLines
                  key="certificate"
                  first={certificate.course_title}
                  more={<CodeText>{certificate.certificate_number}</CodeText>}
                />,
              ],
              ['Name', certificate.student_name],
              ...(certificate.revocation_reason
                ? [['Revoked because', certificate.revocation_reason, 'wide'] as const]
                : []),
            ]}
          />
          <Text>{effects}</Text>
        </Stack>
      }
    >
      {() => (
        <>
          {action === 'reissue' && (
            <TextField
              label={labels.student_name}
              name="student_name"
              autoComplete="off"
              autoCapitalize="words"
              isRequired
              defaultValue={certificate.student_name}
            />
          )}
          <TextArea
            label={labels.reason}
            name="reason"
            description={reason}
            rows={3}
            isRequired
            maxLength={reasonMaxLength}
          />
        </>
      )}
    </RecordDialog>
  );
}
