import type { ReactNode } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import type { FormErrors, Validate } from '../../components/form/submitForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';

/** The form values of a report. */
export type ReportValues = { kind: string; text: string };

export interface ReportDialogProps {
  /** What the report is about: 'the question “What does a model predict?”'. */
  subject: string;
  /** The labels of the kinds of errors, by name. */
  kinds: Readonly<Record<string, string>>;
  validate: Validate<ReportValues>;
  /** The most characters of the text. */
  maxLength: number;
  /** Sends the report. Errors, if any are returned, keep the dialog open. */
  onSend: (values: ReportValues) => Promise<FormErrors<keyof ReportValues> | undefined>;
  onClose: () => void;
}

const labels = { kind: 'What is wrong?', text: 'Describe the error' };

/** An open dialog in which a learner reports an error in a part of a lesson. */
export function ReportDialog({
  subject,
  kinds,
  validate,
  maxLength,
  onSend,
  onClose,
}: ReportDialogProps): ReactNode {
  return (
    <RecordDialog<ReportValues>
      title="Report an error"
      onClose={onClose}
      saveLabel="Send report"
      labels={labels}
      values={undefined}
      validate={validate}
      onSave={onSend}
      above={<Text tone="muted">About {subject}</Text>}
    >
      {() => (
        <>
          <RadioGroup label={labels.kind} name="kind" isRequired>
            {Object.entries(kinds).map(([kind, label]) => (
              <Radio key={kind} value={kind}>
                {label}
              </Radio>
            ))}
          </RadioGroup>
          <TextArea
            label={labels.text}
            name="text"
            description="Say what is wrong and, if you know it, what would be right. We email you our answer."
            rows={4}
            isRequired
            maxLength={maxLength}
          />
        </>
      )}
    </RecordDialog>
  );
}
