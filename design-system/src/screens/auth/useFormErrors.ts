import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors, SubmitForm } from './form.ts';

/** A form's errors, whether it is being sent, and its submit handler. */
export interface FormState<Field extends string> {
  errors: FormErrors<Field>;
  isPending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Sends the named fields' values, shows what comes back, and moves focus to the first field with an error; without
 * errors the form is reset where `isResetAfter` says so.
 */
export function useFormErrors<Values extends Record<string, string>>(
  names: readonly Extract<keyof Values, string>[],
  submit: SubmitForm<Values>,
  isResetAfter = false,
): FormState<Extract<keyof Values, string>> {
  type Field = Extract<keyof Values, string>;
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [isPending, setIsPending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, readText(data, name)])) as Values;
    setIsPending(true);
    try {
      const answer = (await submit(values)) ?? {};
      // The messages must be in the page before focus makes a screen reader read them.
      flushSync(() => setErrors(answer));
      const first = names.find((name) => answer.fields?.[name]);
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      else if (isResetAfter && !answer.form) form.reset();
    } finally {
      setIsPending(false);
    }
  };

  return {
    errors,
    isPending,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isPending) void send(event.currentTarget);
    },
  };
}

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
