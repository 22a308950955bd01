import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { FieldErrorsContext } from '../../components/form/fieldErrors.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import { TaxDisclaimer } from './TaxDisclaimer.tsx';
import { CourseStep, EmployerStep, TimingStep } from './ToolkitFields.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import type {
  PlanAnswerValues,
  PlanQuestion,
  PlanTermGroup,
  ToolkitCourse,
  ToolkitDraft,
  ToolkitStep,
} from './toolkit.ts';
import {
  body,
  buttons,
  card,
  frame,
  stepItem,
  stepMark,
  stepName,
  steps as stepsClass,
} from './toolkit.css.ts';
import { useWizard, type WizardOptions, type WizardState } from './useWizard.ts';

export interface ToolkitWizardProps extends WizardOptions {
  /** The courses to choose from, or the one whose toolkit is changed; undefined while loading. */
  courses: readonly ToolkitCourse[] | undefined;
  /** The questions about the employer's plan. */
  questions: readonly PlanQuestion[];
  /** Returns the fields about what only some plans say, for a draft. */
  terms: (values: PlanAnswerValues) => readonly PlanTermGroup[];
  /** What is known about the plan of a draft, in words, for the last step. */
  planFacts?: ((draft: ToolkitDraft) => readonly (readonly [name: string, text: string])[]) | undefined;
  /** What the draft means, shown below a step's fields: the arithmetic of the limit, or the checklist. */
  note?: ((step: ToolkitStep, draft: ToolkitDraft) => ReactNode) | undefined;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** This year's limit as text. @default '$5,250' */
  annualLimit?: string | undefined;
}

/** The form of a reimbursement toolkit in steps: course, employer, plan, year, and a check of everything. */
export function ToolkitWizard(props: ToolkitWizardProps): ReactNode {
  const { courses, error, onRetry } = props;
  if (error !== undefined && courses === undefined) {
    return <ErrorState title="Failed to load your courses" description={error} onRetry={onRetry} />;
  }
  if (courses === undefined) return <Loading />;
  if (courses.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.receiptText} size="lg" />}
        title="No courses to reimburse"
        description="A toolkit is made for a course that you are enrolled in and pay for. Each course has one toolkit."
        action={<ButtonLink href="/courses">Browse Courses</ButtonLink>}
      />
    );
  }
  return <Wizard {...props} courses={courses} />;
}

interface WizardProps extends ToolkitWizardProps {
  courses: readonly ToolkitCourse[];
}

function Wizard(props: WizardProps): ReactNode {
  const titleId = useId();
  const wizard = useWizard(props);
  const { step, steps, place, headingRef, formRef, failure } = wizard;
  return (
    <section className={frame} aria-labelledby={titleId} data-component="ToolkitWizard" data-step={step}>
      <WizardSteps steps={steps} current={place} />
      <div className={card}>
        <Heading level={2} id={titleId} ref={headingRef}>
          {steps[place]?.title}
        </Heading>
        <form
          ref={formRef}
          className={body}
          noValidate
          method="post"
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- else Firefox says "invalid" while a required field is empty
          aria-invalid={false}
          onSubmit={wizard.next}
        >
          {failure && (
            <Alert tone="danger" live="alert">
              {failure}
            </Alert>
          )}
          <FieldErrorsContext value={wizard.problems}>
            <StepBody {...props} wizard={wizard} />
          </FieldErrorsContext>
          {props.note?.(step, wizard.draft)}
          <div className={buttons}>
            {place > 0 && (
              <Button variant="neutral" onPress={wizard.back} isDisabled={wizard.isPending}>
                Back
              </Button>
            )}
            <Button type="submit" isPending={wizard.isPending}>
              {step === 'check' ? (props.isChange ? 'Save Changes' : 'Make the Toolkit') : 'Next'}
            </Button>
          </div>
        </form>
        <TaxDisclaimer annualLimit={props.annualLimit} />
      </div>
    </section>
  );
}

function StepBody({
  courses,
  questions,
  terms,
  planFacts,
  wizard,
}: WizardProps & { wizard: WizardState }): ReactNode {
  const { draft, change } = wizard;
  switch (wizard.step) {
    case 'course':
      return <CourseStep courses={courses} draft={draft} onChange={change} />;
    case 'employer':
      return <EmployerStep draft={draft} onChange={change} />;
    case 'plan':
      return <PlanQuestions questions={questions} terms={terms} values={draft} onChange={change} />;
    case 'timing':
      return <TimingStep draft={draft} onChange={change} />;
    case 'check':
      return <RecordFacts items={[...factsOf(draft, courses), ...(planFacts?.(draft) ?? [])]} />;
  }
}

function factsOf(draft: ToolkitDraft, courses: readonly ToolkitCourse[]): [string, ReactNode][] {
  const course = courses.find(({ id }) => id === draft.course_id);
  const known = (name: string, value: string): [string, string][] => (value.trim() ? [[name, value]] : []);
  return [
    ['Course', course?.course_title],
    ['Employer', draft.employer_name],
    ...known('HR contact', draft.hr_name),
    ...known('HR email', draft.hr_email),
    ...known('Employee number', draft.employee_number),
    ['Year of the reimbursement', draft.plan_year],
  ];
}

function Loading(): ReactNode {
  return (
    <div className={frame}>
      <VisuallyHidden as="output">Loading your courses...</VisuallyHidden>
      <Skeleton shape="block" height="2.5rem" />
      <div className={card}>
        <Skeleton shape="title" width="60%" />
        <Skeleton lines={4} />
        <Skeleton shape="block" height="2.5rem" width="6rem" />
      </div>
    </div>
  );
}

interface WizardStepsProps {
  steps: readonly { step: string; label: string }[];
  /** The index of the current step. */
  current: number;
}

/** The wizard's steps in a line: done, current and next. */
function WizardSteps({ steps, current }: WizardStepsProps): ReactNode {
  return (
    <ol className={stepsClass} aria-label="Steps">
      {steps.map(({ step, label }, place) => (
        <li
          key={step}
          className={stepItem}
          data-state={stateOf(place, current)}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={stepMark} aria-hidden="true">
            {place < current ? <Icon icon={icons.check} size="sm" /> : place + 1}
          </span>
          <span className={stepName}>
            {label}
            {place < current && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(place: number, current: number): 'done' | 'current' | 'next' {
  if (place === current) return 'current';
  return place < current ? 'done' : 'next';
}
