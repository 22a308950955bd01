import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findControl } from '../../components/form/findControl.ts';
import type { FieldErrors } from '../../components/form/submitForm.ts';
import {
  emptyToolkitDraft,
  type ToolkitDraft,
  type ToolkitGeneration,
  type ToolkitStep,
  toolkitSteps,
} from './toolkit.ts';

type StepCheck<Field extends keyof ToolkitDraft> = (
  draft: Pick<ToolkitDraft, Field>,
) => FieldErrors<Field> | undefined;

export interface WizardOptions {
  /** The validation of the steps that have fields. */
  validate: {
    course: StepCheck<'enrollment_id'>;
    employer: StepCheck<'employer_name' | 'hr_email'>;
  };
  /** The saved draft. */
  defaultDraft?: Partial<ToolkitDraft> | undefined;
  /** The first step to show. @default 'course' */
  defaultStep?: ToolkitStep | undefined;
  /** Saves the draft and the next step, each time the learner leaves a step. */
  onSave?: ((draft: ToolkitDraft, step: ToolkitStep) => void) | undefined;
  /** The state of the documents. */
  generation: ToolkitGeneration;
  /** Generates the documents from the draft. */
  onGenerate: (draft: ToolkitDraft) => void;
}

export interface WizardState {
  step: ToolkitStep;
  /** The index of the step. */
  place: number;
  draft: ToolkitDraft;
  change: (part: Partial<ToolkitDraft>) => void;
  problems: FieldErrors<string>;
  next: (event: SubmitEvent<HTMLFormElement>) => void;
  back: () => void;
  /** The step's title, which takes focus when the step changes. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  formRef: RefObject<HTMLFormElement | null>;
}

/** The wizard's step and draft. A step with errors is not left; its first invalid field takes focus. */
export function useWizard(options: WizardOptions): WizardState {
  const { defaultStep = 'course', defaultDraft, onSave, onGenerate } = options;
  const [step, setStep] = useState<ToolkitStep>(defaultStep);
  const [draft, setDraft] = useState<ToolkitDraft>({ ...emptyToolkitDraft, ...defaultDraft });
  const [problems, setProblems] = useState<FieldErrors<string>>({});
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const place = toolkitSteps.findIndex((one) => one.step === step);

  const goTo = (to: number) => {
    const target = toolkitSteps[to]?.step;
    if (!target) return;
    flushSync(() => {
      setProblems({});
      setStep(target);
    });
    headingRef.current?.focus();
    onSave?.(draft, target);
  };
  const next = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const errors = problemsOf(step, draft, options);
    const [first] = Object.keys(errors);
    if (first !== undefined) {
      flushSync(() => setProblems(errors));
      if (formRef.current) findControl(formRef.current, first)?.focus();
      return;
    }
    if (step === 'contents') onGenerate(draft);
    goTo(place + 1);
  };
  return {
    step,
    place,
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    problems,
    next,
    back: () => goTo(place - 1),
    headingRef,
    formRef,
  };
}

function problemsOf(
  step: ToolkitStep,
  draft: ToolkitDraft,
  { generation, validate }: WizardOptions,
): FieldErrors<string> {
  if (step === 'download' && generation.status !== 'ready') {
    return { download: 'The toolkit is not ready yet. Wait until it is, or generate it again.' };
  }
  const check = step === 'course' || step === 'employer' ? validate[step] : undefined;
  return check?.(draft) ?? {};
}
