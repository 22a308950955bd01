import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileFieldProps } from '../../components/file-field/fileFieldProps.ts';
import { Form } from '../../components/form/Form.tsx';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import type { OutcomeFields, OutcomeStatus } from './toolkit.ts';
import { saved } from './toolkit.css.ts';

export interface OutcomeFormProps {
  /** The outcomes that can be recorded now. */
  outcomes: readonly OutcomeStatus[];
  /** The outcome that is chosen first, with today as its date. */
  defaultStatus?: OutcomeStatus | undefined;
  /** Returns the first day that this outcome can have, as an ISO date. */
  firstDayOf: (status: string) => string;
  /** The current day, which is the last one that an outcome can have, as an ISO date. */
  today: string;
  validate: Validate<OutcomeFields>;
  /** The rules for the denial letter's file, also in words: 'PDF, JPG or PNG'. */
  letterRules: Pick<FileFieldProps, 'acceptedTypes' | 'maxSize' | 'messages'> & { hint: string };
  /** Saves the outcome, with the letter of a denial. Returns the errors of a refused request. */
  onRecord: (outcome: OutcomeFields, letter: File | null) => Promise<FormResult<keyof OutcomeFields>>;
}

const labels = {
  status: 'What was the outcome of your request?',
  date: 'Date',
  amount: 'Amount paid, in dollars',
};

const choices: Record<OutcomeStatus, { label: string; description: string }> = {
  submitted: { label: 'Submitted', description: 'You have given the request to your employer.' },
  approved: { label: 'Approved', description: 'Your employer has agreed to pay.' },
  denied: {
    label: 'Denied',
    description:
      'Keep the letter: a refund after a denial requires it, unless HR denied with the link in our email.',
  },
  paid: { label: 'Paid', description: 'You have received the money.' },
};

/** The outcome of a request: submitted, approved, denied with the letter, or paid with the amount. */
export function OutcomeForm({
  outcomes,
  defaultStatus,
  firstDayOf,
  today,
  validate,
  letterRules: { hint, ...rules },
  onRecord,
}: OutcomeFormProps): ReactNode {
  const [status, setStatus] = useState<string>(defaultStatus ?? '');
  const [letter, setLetter] = useState<File | null>(null);
  const form = useForm<OutcomeFields>({
    labels,
    hasSummary: false,
    validate,
    onSubmit: (outcome) => onRecord(outcome, outcome.status === 'denied' ? letter : null),
  });
  const { onEdit } = form;
  return (
    <Form {...form.props}>
      <RadioGroup
        label={labels.status}
        name="status"
        defaultValue={defaultStatus}
        onChange={(chosen) => {
          onEdit();
          setStatus(chosen);
        }}
        isRequired
      >
        {outcomes.map((outcome) => (
          <Radio key={outcome} value={outcome} description={choices[outcome].description}>
            {choices[outcome].label}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        label={labels.date}
        name="date"
        type="date"
        min={status ? firstDayOf(status) : undefined}
        max={today}
        defaultValue={defaultStatus && today}
        isRequired
        onChange={onEdit}
      />
      {status === 'paid' && (
        <TextField
          label={labels.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          isRequired
          onChange={onEdit}
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
            setLetter(file);
          }}
        />
      )}
      <output className={saved}>
        {form.isSaved && <Alert tone="success">Saved. You can update it later.</Alert>}
      </output>
      <div>
        <Button type="submit" isPending={form.isPending}>
          Save Outcome
        </Button>
      </div>
    </Form>
  );
}
