import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from './ErrorSummary.tsx';
import { findControl } from './findControl.ts';
import type { FieldErrors, FormErrors, SubmitForm, Validate } from './submitForm.ts';

export interface FormOptions<Values extends Record<string, string>> {
  /** The fields that are sent, by name, in the order they are shown, with their labels. */
  labels: Readonly<Record<Extract<keyof Values, string>, string>>;
  /** Checks the values first; those with an error are not sent. */
  validate?: Validate<Values> | undefined;
  /** Sends the values; what it answers is shown. */
  onSubmit: SubmitForm<Values>;
  /** Empties the form once it was sent. @default false */
  isResetAfter?: boolean | undefined;
  /** Lists the errors above the form when there are several; short forms do without. @default true */
  hasSummary?: boolean | undefined;
}

/** What a form shows of its last answer, and the props of its Form. */
export interface FormState<Field extends string> {
  /** The sentences of the fields, which show them by themselves, and the form's own. */
  errors: FormErrors<Field>;
  /** It is being sent: the submit button's `isPending`. */
  isPending: boolean;
  /** It was sent without an error, and neither edited nor sent again. */
  isSaved: boolean;
  /** For the fields' `onChange`, where the form says that it is saved. */
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
 * Checks and sends the named fields' values and shows what comes back. Focus goes to the summary of several errors, or to the first
 * field that is wrong; what was typed stays.
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
  // The state is known to the next event only after React has rendered it.
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
      const wrong = await validate?.(values);
      const answer = wrong ? { fields: wrong } : ((await onSubmit(values)) ?? {});
      // The messages must be in the page before focus makes a screen reader read them.
      flushSync(() => {
        setErrors(answer);
        setProblems(hasSummary ? listProblems(form, answer.fields) : []);
      });
      const first = names.find((name) => answer.fields?.[name]);
      if (first === undefined) {
        if (isResetAfter && !answer.form) form.reset();
        setIsSaved(!answer.form);
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
