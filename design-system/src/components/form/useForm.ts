import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from './ErrorSummary.tsx';
import { findControl } from './findControl.ts';
import type { FieldErrors, FormErrors, SubmitForm, Validate } from './submitForm.ts';

export interface FormOptions<Values extends Record<string, string>> {
  /** The labels of the submitted fields by name, in display order. */
  labels: Readonly<Record<Extract<keyof Values, string>, string>>;
  /** Checks the values first; values with an error are not submitted. */
  validate?: Validate<Values> | undefined;
  /** Submits the values; the errors that it returns are shown. */
  onSubmit: SubmitForm<Values>;
  /** Clears the form after it was submitted. @default false */
  isResetAfter?: boolean | undefined;
  /** Lists several errors above the form; short forms do not need the list. @default true */
  hasSummary?: boolean | undefined;
}

/** The state of a form, and the props of its Form. */
export interface FormState<Field extends string> {
  /** The errors of the fields, which show them automatically, and the error of the whole form. */
  errors: FormErrors<Field>;
  /** Whether the form is being submitted: the submit button's `isPending`. */
  isPending: boolean;
  /** Whether the form was submitted without errors and has not been edited since. */
  isSaved: boolean;
  /** For the `onChange` of the fields, if the form shows that it is saved. */
  onEdit: () => void;
  /** For `<Form {...form.props}>`. */
  props: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    error: string | undefined;
    fieldErrors: FieldErrors<Field> | undefined;
    problems: readonly FieldProblem[];
  };
}

/**
 * Checks and submits the values of the named fields and shows the returned errors. Focus moves to the summary of several
 * errors or to the first field with an error; the values stay in the fields.
 */
export function useForm<Values extends Record<string, string>>({
  labels,
  validate,
  onSubmit,
  isResetAfter = false,
  hasSummary = true,
}: FormOptions<Values>): FormState<Extract<keyof Values, string>> {
  type Field = Extract<keyof Values, string>;
  const names = Object.keys(labels) as Field[];
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isPending, setIsPending] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  // A ref, because the next event can come before React renders the new state.
  const isSending = useRef(false);

  const listProblems = (form: HTMLFormElement, fields: FormErrors<Field>['fields']): FieldProblem[] =>
    names.flatMap((name) => {
      const message = fields?.[name];
      const control = message && findControl(form, name);
      return control ? [{ id: control.id, label: labels[name], message }] : [];
    });

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, readText(data, name)])) as Values;
    isSending.current = true;
    setIsPending(true);
    setIsSaved(false);
    try {
      const fields = await validate?.(values);
      const result = fields ? { fields } : ((await onSubmit(values)) ?? {});
      // The messages must be on the page before a screen reader reads the focused element.
      flushSync(() => {
        setErrors(result);
        setProblems(hasSummary ? listProblems(form, result.fields) : []);
      });
      const first = names.find((name) => result.fields?.[name]);
      if (first === undefined) {
        if (isResetAfter && !result.form) form.reset();
        setIsSaved(!result.form);
        return;
      }
      const summary = form.querySelector<HTMLElement>('[data-component="ErrorSummary"]');
      (summary ?? findControl(form, first))?.focus();
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };

  return {
    errors,
    isPending,
    isSaved,
    onEdit: () => setIsSaved(false),
    props: {
      error: errors.form,
      fieldErrors: errors.fields,
      problems,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending.current) void send(event.currentTarget);
      },
    },
  };
}

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
