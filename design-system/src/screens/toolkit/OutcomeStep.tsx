import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import { findControl } from '../../components/form/findControl.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import type { ToolkitOutcome } from './toolkit.ts';
import { body, buttons, saved } from './toolkit.css.ts';
import { type OutcomeFields, type Problems, readOutcome } from './toolkitRules.ts';

export interface OutcomeStepProps {
  /** Keeps the outcome; rejects with a sentence when it could not. */
  onRecord: (outcome: ToolkitOutcome) => Promise<void>;
  /** Leads to the step before. */
  onBack?: (() => void) | undefined;
}

/** What became of the request: submitted, approved, denied with the letter, or paid with the amount. */
export function OutcomeStep({ onRecord, onBack }: OutcomeStepProps): ReactNode {
  const { fields, change, problems, result, isPending, submit } = useOutcome(onRecord);
  return (
    <form className={body} noValidate method="post" onSubmit={submit}>
      {result.error && (
        <Alert tone="danger" live="alert" title="It could not be saved">
          {result.error}
        </Alert>
      )}
      <Fields fields={fields} change={change} problems={problems} />
      <output className={saved}>
        {result.isSaved && <Alert tone="success">Saved. You can change it when more happens.</Alert>}
      </output>
      <div className={buttons}>
        {onBack && (
          <Button variant="neutral" onPress={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" isPending={isPending}>
          Save Outcome
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  fields: OutcomeFields;
  change: (part: Partial<OutcomeFields>) => void;
  problems: Problems;
}

function Fields({ fields, change, problems }: FieldsProps): ReactNode {
  return (
    <>
      <RadioGroup
        label="What became of your request?"
        name="status"
        value={fields.status}
        onChange={(status) => change({ status })}
        errorMessage={problems.status}
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
        <Radio value="paid" description="You have got the money.">
          Paid
        </Radio>
      </RadioGroup>
      <TextField
        label="Date"
        name="date"
        type="date"
        isRequired
        value={fields.date}
        onChange={(date) => change({ date })}
        errorMessage={problems.date}
      />
      {fields.status === 'paid' && (
        <TextField
          label="Amount paid, in dollars"
          name="amount"
          inputMode="decimal"
          isRequired
          value={fields.amount}
          onChange={(amount) => change({ amount })}
          errorMessage={problems.amount}
        />
      )}
      {fields.status === 'denied' && (
        <FileField
          label="Denial letter"
          description="PDF, JPG or PNG, up to 5 MB"
          name="letter"
          acceptedTypes={['application/pdf', 'image/jpeg', 'image/png']}
          maxSize={5 * 1024 * 1024}
          isRequired={false}
          value={fields.letter}
          onChange={(letter) => change({ letter })}
        />
      )}
    </>
  );
}

function useOutcome(onRecord: OutcomeStepProps['onRecord']) {
  const [fields, setFields] = useState<OutcomeFields>({ status: '', date: '', amount: '', letter: null });
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<{ isSaved?: boolean; error?: string }>({});
  const [isPending, setIsPending] = useState(false);

  const record = async (outcome: ToolkitOutcome) => {
    setIsPending(true);
    try {
      await onRecord(outcome);
      setResult({ isSaved: true });
    } catch (failure) {
      setResult({ error: failure instanceof Error ? failure.message : 'Please try again.' });
    } finally {
      setIsPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const read = readOutcome(fields);
    flushSync(() => {
      setResult({});
      setProblems(read.problems ?? {});
    });
    if (read.outcome) return void record(read.outcome);
    const [first] = Object.keys(read.problems);
    if (first !== undefined) findControl(form, first)?.focus();
  };
  return {
    fields,
    change: (part: Partial<OutcomeFields>) => {
      setResult({});
      setFields({ ...fields, ...part });
    },
    problems,
    result,
    isPending,
    submit,
  };
}
