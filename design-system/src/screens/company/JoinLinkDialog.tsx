import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import type { SaveFailure } from '../admin/saveFailure.ts';

/** The form's values; '' is no limit. */
export type JoinLinkFormValues = { limit: string; last_day: string };

export interface JoinLinkDialogProps {
  /** 'example.com' */
  domain: string;
  /** Whether the new link replaces one. */
  isReplacing: boolean;
  validate: Validate<JoinLinkFormValues>;
  /** Makes the link. On success it returns nothing, and the dialog closes. */
  onMake: (values: JoinLinkFormValues) => Promise<SaveFailure<JoinLinkFormValues> | undefined>;
  onClose: () => void;
}

const labels = { limit: 'Number of people', last_day: 'Last day' };

/** An open dialog that makes the join link of a domain. */
export function JoinLinkDialog({
  domain,
  isReplacing,
  validate,
  onMake,
  onClose,
}: JoinLinkDialogProps): ReactNode {
  return (
    <RecordDialog<JoinLinkFormValues>
      title={`Join link for ${domain}`}
      onClose={onClose}
      saveLabel="Make the link"
      labels={labels}
      values={undefined}
      validate={validate}
      onSave={onMake}
      above={
        <Text tone="muted">
          Each person who joins takes a seat.
          {isReplacing && ' The link before stops working.'}
        </Text>
      }
    >
      {() => (
        <>
          <TextField
            label={labels.limit}
            name="limit"
            inputMode="numeric"
            autoComplete="off"
            description="Optional. Without a number, people can join while seats are free."
          />
          <TextField
            label={labels.last_day}
            name="last_day"
            type="date"
            description="Optional. The link works to the end of this day in your company’s time zone."
          />
        </>
      )}
    </RecordDialog>
  );
}
