import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileFieldProps } from '../../components/file-field/fileFieldProps.ts';
import { FieldErrorsContext } from '../../components/form/fieldErrors.ts';
import type { Validate } from '../../components/form/submitForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { useForm } from '../../components/form/useForm.ts';
import type { OutcomeFields } from './toolkit.ts';
import { body, buttons, saved } from './toolkit.css.ts';

export interface OutcomeStepProps {
  validate: Validate<OutcomeFields>;
  /** The rules for the denial letter's file, also in words: 'PDF, JPG or PNG'. */
  letterRules: Pick<FileFieldProps, 'acceptedTypes' | 'maxSize' | 'messages'> & { hint: string };
  /** Saves the outcome, with the letter of a denial. Rejects with a message for the user on failure. */
  onRecord: (outcome: OutcomeFields, letter: File | null) => Promise<void>;
  /** Goes to the previous step. */
  onBack?: (() => void) | undefined;
}

/** The outcome of the request: submitted, approved, denied with the letter, or paid with the amount. */
export function OutcomeStep({ validate, letterRules, onRecord, onBack }: OutcomeStepProps): ReactNode {
  const [letter, setLetter] = useState<File | null>(null);
  const form = useForm<OutcomeFields>({
    labels,
    hasSummary: false,
    validate,
    onSubmit: async (outcome) => {
      try {
        await onRecord(outcome, outcome.status === 'denied' ? letter : null);
      } catch (failure) {
        return { form: failure instanceof Error ? failure.message : 'Please try again.' };
      }
    },
  });
  return (
    <form className={body} noValidate method="post" onSubmit={form.props.onSubmit}>
      {form.errors.form && (
        <Alert tone="danger" live="alert" title="It could not be saved">
          {form.errors.form}
        </Alert>
      )}
      <FieldErrorsContext value={form.errors.fields ?? {}}>
        <Fields onEdit={form.onEdit} letterRules={letterRules} letter={letter} onLetterChange={setLetter} />
      </FieldErrorsContext>
      <output className={saved}>
        {form.isSaved && <Alert tone="success">Saved. You can update it later.</Alert>}
      </output>
      <div className={buttons}>
        {onBack && (
          <Button variant="neutral" onPress={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" isPending={form.isPending}>
          Save Outcome
        </Button>
      </div>
    </form>
  );
}

const labels = {
  status: 'What became of your request?',
  date: 'Date',
  amount: 'Amount paid, in dollars',
};

interface FieldsProps extends Pick<OutcomeStepProps, 'letterRules'> {
  onEdit: () => void;
  letter: File | null;
  onLetterChange: (letter: File | null) => void;
}

function Fields({ onEdit, letterRules: { hint, ...rules }, letter, onLetterChange }: FieldsProps): ReactNode {
  const [status, setStatus] = useState('');
  const [amount, setAmount] = useState('');
  return (
    <>
      <RadioGroup
        label={labels.status}
        name="status"
        onChange={(chosen) => {
          onEdit();
          setStatus(chosen);
        }}
        isRequired
      >
        <Radio value="submitted" description="You have given the toolkit to your employer.">
          Submitted
        </Radio>
        <Radio value="approved" description="Your employer has agreed to pay.">
          Approved
        </Radio>
        <Radio value="denied" description="Keep the letter: a documented denial matters for a refund.">
          Denied
        </Radio>
        <Radio value="paid" description="You have received the money.">
          Paid
        </Radio>
      </RadioGroup>
      <TextField label={labels.date} name="date" type="date" isRequired onChange={onEdit} />
      {status === 'paid' && (
        <TextField
          label={labels.amount}
          name="amount"
          inputMode="decimal"
          isRequired
          value={amount}
          onChange={(typed) => {
            onEdit();
            setAmount(typed);
          }}
        />
      )}
      {status === 'denied' && (
        <FileField
          {...rules}
          label="Denial letter"
          description={hint}
          name="letter"
          isRequired={false}
          value={letter}
          onChange={(file) => {
            onEdit();
            onLetterChange(file);
          }}
        />
      )}
    </>
  );
}
