import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import type { SaveFailure } from './changedMeanwhile.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordFacts, type RecordFactsProps } from './RecordFacts.tsx';

/** What came of a toolkit, as its form has it. */
export type OutcomeValues = {
  employer_name: string;
  /** `on` where the employer has paid, else empty. */
  employer_reimbursed: string;
  /** Dollars, or empty. */
  reimbursement_amount: string;
};

export interface ReimbursementDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whose toolkit it is and for what. */
  facts: RecordFactsProps['items'];
  /** What came of it so far. */
  outcome: OutcomeValues;
  validate: Validate<OutcomeValues>;
  /** Stores the correction; nothing answered means that it is stored, and closes the dialog. */
  onSave: (values: OutcomeValues) => Promise<SaveFailure<OutcomeValues> | undefined>;
}

const labels = {
  employer_name: 'Employer',
  employer_reimbursed: 'Reimbursed',
  reimbursement_amount: 'Amount in dollars',
};

/** How a value reads where two states are compared. */
const shown = (value: string): string => (value === 'on' ? 'Yes' : value);

/** Corrects the employer and the outcome of a toolkit; each opening begins with what it is given. */
export function ReimbursementDialog({
  isOpen,
  onOpenChange,
  facts,
  outcome,
  validate,
  onSave,
}: ReimbursementDialogProps): ReactNode {
  return (
    isOpen && (
      <RecordDialog
        title="Correct reimbursement"
        onOpenChange={onOpenChange}
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
    )
  );
}

/** Employer, whether they paid, and how much; an amount is asked for only of what was paid. */
function OutcomeFields({ outcome }: { outcome: OutcomeValues }): ReactNode {
  const [isPaid, setIsPaid] = useState(outcome.employer_reimbursed === 'on');
  return (
    <>
      <TextField
        label={labels.employer_name}
        name="employer_name"
        autoComplete="off"
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
          description="Empty where the amount is not known"
          defaultValue={outcome.reimbursement_amount}
        />
      )}
    </>
  );
}
