import type { ReactNode, RefObject } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import { useFallbackFocus } from './handOverFocus.ts';
import { RecordDialog } from './RecordDialog.tsx';

/** The rules for the reason of a decision. */
export interface ReasonRules {
  /** Returns an error message, or undefined for a valid reason. */
  validate: (reason: string) => string | undefined;
  /** Maximum length in characters. */
  maxLength: number;
}

export interface ReasonDialogProps {
  /** The action and its item: 'Deny the refund of Sample Learner'. */
  title: string;
  /** The label of the field. @default 'Reason' */
  label?: string | undefined;
  /** Who reads the reason: 'The learner reads it in the email.' */
  description: string;
  /** What follows, above the field. */
  consequence?: ReactNode;
  /** The action: 'Deny refund'. */
  confirmLabel: string;
  /** Styles the action as dangerous. @default false */
  isDestructive?: boolean | undefined;
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  reasonRules: ReasonRules;
  /** Acts with the trimmed reason. An error message, if one is returned, keeps the dialog open. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
  /** Takes focus, such as the table, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** An open dialog that asks for the reason of a decision. */
export function ReasonDialog({
  title,
  label = 'Reason',
  description,
  consequence,
  confirmLabel,
  isDestructive,
  cancelLabel,
  reasonRules,
  onConfirm,
  onClose,
  fallbackFocus,
}: ReasonDialogProps): ReactNode {
  useFallbackFocus(fallbackFocus);
  return (
    <RecordDialog<{ reason: string }>
      title={title}
      onClose={onClose}
      saveLabel={confirmLabel}
      isDestructive={isDestructive}
      cancelLabel={cancelLabel}
      labels={{ reason: label }}
      values={undefined}
      validate={({ reason }) => {
        const problem = reasonRules.validate(reason);
        return problem === undefined ? undefined : { reason: problem };
      }}
      onSave={async ({ reason }) => {
        const problem = await onConfirm(reason.trim());
        return problem === undefined ? undefined : { form: problem };
      }}
      above={consequence}
    >
      {() => (
        <TextArea
          label={label}
          name="reason"
          description={description}
          rows={3}
          isRequired
          maxLength={reasonRules.maxLength}
        />
      )}
    </RecordDialog>
  );
}
