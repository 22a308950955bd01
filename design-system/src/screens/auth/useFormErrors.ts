import type { SubmitEvent } from 'react';
import type { FormErrors, SubmitForm } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';

/** A form's errors, whether it is being sent, and its submit handler. */
export interface FormState<Field extends string> {
  errors: FormErrors<Field>;
  isPending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** `useForm` for a form of a few fields, which does without a summary. */
export function useFormErrors<Values extends Record<string, string>>(
  names: readonly Extract<keyof Values, string>[],
  submit: SubmitForm<Values>,
  isResetAfter = false,
): FormState<Extract<keyof Values, string>> {
  type Field = Extract<keyof Values, string>;
  const labels = Object.fromEntries<string>(names.map((name) => [name, name])) as Record<Field, string>;
  const { errors, isPending, props } = useForm<Values>({
    labels,
    onSubmit: submit,
    isResetAfter,
    hasSummary: false,
  });
  return { errors, isPending, onSubmit: props.onSubmit };
}
