import { useState } from 'react';
import { type FormState, useForm } from '../../components/form/useForm.ts';
import type { Validate } from '../../components/form/submitForm.ts';
import { type Difference, differencesOf, type SaveFailure } from './changedMeanwhile.ts';

export interface RecordFormOptions<Values extends Record<string, string>> {
  labels: Readonly<Record<Extract<keyof Values, string>, string>>;
  /** The record as it was when the form was opened. */
  values: Values | undefined;
  validate: Validate<Values>;
  /** Stores the values; nothing answered means that they are stored. */
  onSave: (values: Values) => Promise<SaveFailure<Values> | undefined>;
  onSaved: () => void;
  /** How a value reads. */
  show?: ((value: string) => string) | undefined;
}

/** The form of a record that somebody else may change meanwhile. */
export interface RecordForm<Values extends Record<string, string>> {
  form: FormState<Extract<keyof Values, string>>;
  /** What stands in the form at first. */
  initial: Values | undefined;
  /** The key of the fields, new when the form is filled anew. */
  fieldsKey: number;
  /** In what the record now differs from what was entered; undefined as long as nobody has changed it. */
  differences: readonly Difference[] | undefined;
  /** Puts into the form what somebody else has saved. */
  load: () => void;
}

/** Sends a record's form; a conflict keeps what was entered and tells what differs. */
export function useRecordForm<Values extends Record<string, string>>({
  labels,
  values,
  validate,
  onSave,
  onSaved,
  show,
}: RecordFormOptions<Values>): RecordForm<Values> {
  const [filled, setFilled] = useState({ values, key: 0 });
  const [conflict, setConflict] = useState<{ theirs: Values; yours: Values }>();
  const form = useForm<Values>({
    labels,
    validate,
    hasSummary: false,
    onSubmit: async (entered) => {
      const answer = await onSave(entered);
      setConflict(answer?.conflict && { theirs: answer.conflict, yours: entered });
      if (!answer) onSaved();
      return answer;
    },
  });
  return {
    form,
    initial: filled.values,
    fieldsKey: filled.key,
    differences: conflict && differencesOf(labels, conflict.theirs, conflict.yours, show),
    load: () => {
      if (conflict) setFilled(({ key }) => ({ values: conflict.theirs, key: key + 1 }));
      setConflict(undefined);
    },
  };
}
