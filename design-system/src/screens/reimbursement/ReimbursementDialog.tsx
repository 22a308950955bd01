import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import type { SaveFailure } from '../admin/saveFailure.ts';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import { RecordFacts, type RecordFactsProps } from '../orders/RecordFacts.tsx';

/** A toolkit's outcome as form values. */
export type OutcomeValues = {
  employer_name: string;
  /** `on` if the employer has paid, otherwise empty. */
  employer_reimbursed: string;
  /** Dollars, or empty. */
  reimbursement_amount: string;
};

export interface ReimbursementDialogProps {
  onClose: () => void;
  /** The toolkit's student and course, shown above the form. */
  facts: RecordFactsProps['items'];
  /** The recorded outcome. */
  outcome: OutcomeValues;
  validate: Validate<OutcomeValues>;
  /** Stores the correction. On success it returns nothing, and the dialog closes. */
  onSave: (values: OutcomeValues) => Promise<SaveFailure<OutcomeValues> | undefined>;
}

const labels = {
  employer_name: 'Employer',
  employer_reimbursed: 'Reimbursed',
  reimbursement_amount: 'Amount in dollars',
};

/** Formats a value for the list of differences. */
const shown = (value: string): string => (value === 'on' ? 'Yes' : value);

/** An open dialog that corrects the employer and the outcome of a toolkit. */
export function ReimbursementDialog({
  onClose,
  facts,
  outcome,
  validate,
  onSave,
}: ReimbursementDialogProps): ReactNode {
  return (
    <RecordDialog
      title="Correct reimbursement"
      onClose={onClose}
      saveLabel="Save changes"
      labels={labels}
      values={outcome}
      show={shown}
      validate={validate}
      onSave={onSave}
      above={<RecordFacts items={facts} />}
    >
      {(values) => <OutcomeFields outcome={values ?? outcome} />}
    </RecordDialog>
  );
}

/** The employer, whether they have paid and, only then, the amount. */
function OutcomeFields({ outcome }: { outcome: OutcomeValues }): ReactNode {
  const [isPaid, setIsPaid] = useState(outcome.employer_reimbursed === 'on');
  return (
    <>
      <TextField
        label={labels.employer_name}
        name="employer_name"
        autoComplete="off"
        autoCapitalize="words"
        defaultValue={outcome.employer_name}
      />
      <Checkbox name="employer_reimbursed" isSelected={isPaid} onChange={setIsPaid}>
        The employer has reimbursed it
      </Checkbox>
      {isPaid && (
        <TextField
          label={labels.reimbursement_amount}
          name="reimbursement_amount"
          inputMode="decimal"
          autoComplete="off"
          description="Leave empty if the amount is not known"
          defaultValue={outcome.reimbursement_amount}
        />
      )}
    </>
  );
}
