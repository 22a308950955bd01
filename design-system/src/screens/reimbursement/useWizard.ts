import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findControl } from '../../components/form/findControl.ts';
import type { FieldErrors, FormErrors } from '../../components/form/submitForm.ts';
import { type ToolkitDraft, type ToolkitStep, toolkitSteps } from './toolkit.ts';

type Field = keyof ToolkitDraft;
type Errors = FieldErrors<Field>;

export interface WizardOptions {
  /** Returns the validation of the steps that have fields, for a draft, whose course decides which dates are valid. */
  validate: (
    draft: ToolkitDraft,
  ) => Record<Exclude<ToolkitStep, 'check'>, (draft: ToolkitDraft) => Errors | undefined>;
  /** The initial values. */
  defaultDraft: ToolkitDraft;
  /** Whether the facts of an existing toolkit are changed; its course stays. @default false */
  isChange?: boolean | undefined;
  /** The first step to show. @default the first one */
  defaultStep?: ToolkitStep | undefined;
  /** Receives the name of the step on the screen, such as 'Who reimburses it?, step 2 of 5', for the page's title. */
  onStep?: ((name: string) => void) | undefined;
  /** Saves the draft and the next step, each time the learner leaves a step. */
  onSave?: ((draft: ToolkitDraft, step: ToolkitStep) => void) | undefined;
  /** Makes the toolkit, or changes its facts. Returns the errors of a refused request. */
  onSubmit: (draft: ToolkitDraft) => Promise<FormErrors<Field> | undefined>;
}

export interface WizardState {
  step: ToolkitStep;
  steps: readonly { step: ToolkitStep; label: string; title: string }[];
  /** The index of the step. */
  place: number;
  draft: ToolkitDraft;
  change: (part: Partial<ToolkitDraft>) => void;
  problems: Errors;
  /** Why the request was refused. */
  failure: string | undefined;
  isPending: boolean;
  next: (event: SubmitEvent<HTMLFormElement>) => void;
  back: () => void;
  /** The step's title, which takes focus when the step changes. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  formRef: RefObject<HTMLFormElement | null>;
}

/** The wizard's step and draft. A step with errors is not left; its first invalid field takes focus. */
export function useWizard(options: WizardOptions): WizardState {
  const { defaultDraft, isChange = false, defaultStep, validate, onSave, onSubmit } = options;
  const steps = isChange ? toolkitSteps.slice(1) : toolkitSteps;
  const [step, setStep] = useState<ToolkitStep>(defaultStep ?? (isChange ? 'employer' : 'course'));
  const [draft, setDraft] = useState(defaultDraft);
  const [problems, setProblems] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  // A ref, because the next event can come before React renders the new state.
  const isSending = useRef(false);
  const place = steps.findIndex((one) => one.step === step);
  const nameStep = useEffectEvent((at: number) =>
    options.onStep?.(`${steps[at]?.title}, step ${at + 1} of ${steps.length}`),
  );
  useEffect(() => nameStep(place), [place]);

  const show = (errors: Errors) => {
    flushSync(() => setProblems(errors));
    const [first] = Object.keys(errors);
    if (first !== undefined && formRef.current) findControl(formRef.current, first)?.focus();
  };
  const goTo = (target: ToolkitStep | undefined) => {
    if (!target) return;
    flushSync(() => {
      setProblems({});
      setFailure(undefined);
      setStep(target);
    });
    headingRef.current?.focus();
    onSave?.(draft, target);
  };
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    try {
      const refused = await onSubmit(draft);
      if (!refused) return;
      const errors = refused.fields ?? {};
      const invalid = steps.find((one) => hasField(one.step, errors));
      if (invalid) {
        goTo(invalid.step);
        show(errors);
      }
      setFailure(refused.form);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };
  const next = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'check') return void submit();
    const errors = validate(draft)[step](draft);
    if (errors) return show(errors);
    goTo(steps[place + 1]?.step);
  };
  return {
    step,
    steps,
    place,
    draft,
    change: (part) => {
      setDraft({ ...draft, ...part });
      setProblems(without(problems, Object.keys(part)));
    },
    problems,
    failure,
    isPending,
    next,
    back: () => goTo(steps[place - 1]?.step),
    headingRef,
    formRef,
  };
}

const fields: Record<ToolkitStep, readonly Field[]> = {
  course: ['course_id'],
  employer: ['employer_name', 'hr_name', 'hr_email', 'employee_number'],
  plan: ['deadline_on', 'deadline_note'],
  timing: ['plan_year', 'pay_date', 'other_assistance'],
  check: [],
};

/** Returns the errors without those of some fields, which are being corrected. */
const without = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

const hasField = (step: ToolkitStep, errors: Errors): boolean =>
  fields[step].some((field) => errors[field] !== undefined);
