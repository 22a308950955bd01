import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { FieldErrorsContext } from '../../components/form/fieldErrors.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { TaxDisclaimer } from '../disclosure/TaxDisclaimer.tsx';
import { ContentsStep } from './ContentsStep.tsx';
import { CourseStep } from './CourseStep.tsx';
import { DownloadStep } from './DownloadStep.tsx';
import { EmployerStep } from './EmployerStep.tsx';
import { OutcomeStep, type OutcomeStepProps } from './OutcomeStep.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { type ToolkitEnrollment, type ToolkitFile, toolkitSteps } from './toolkit.ts';
import { body, buttons, card, frame } from './toolkit.css.ts';
import { useWizard, type WizardOptions } from './useWizard.ts';

export interface ToolkitWizardProps extends WizardOptions {
  validate: WizardOptions['validate'] & { outcome: OutcomeStepProps['validate'] };
  letterRules: OutcomeStepProps['letterRules'];
  /** The learner's enrollments; left out while loading. */
  enrollments?: readonly ToolkitEnrollment[] | undefined;
  onDownload: (file: ToolkitFile | 'zip') => void;
  /** The file that is being downloaded. */
  pendingFile?: ToolkitFile | 'zip' | undefined;
  /** Saves the outcome of the request. */
  onRecord: OutcomeStepProps['onRecord'];
  /** Why loading the enrollments failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** This year's limit as text. @default '$5,250' */
  annualLimit?: string | undefined;
}

/** The reimbursement toolkit in five steps: course, employer, contents, download and outcome. */
export function ToolkitWizard(props: ToolkitWizardProps): ReactNode {
  const { enrollments, error, onRetry } = props;
  if (error !== undefined && enrollments === undefined) {
    return <ErrorState title="Failed to load your courses" description={error} onRetry={onRetry} />;
  }
  if (enrollments === undefined) return <Loading />;
  if (enrollments.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.receiptText} size="lg" />}
        title="No courses to reimburse yet"
        description="A toolkit is generated for a course that you are enrolled in."
        action={<ButtonLink href="/#programs">Browse Courses</ButtonLink>}
      />
    );
  }
  return <Wizard {...props} enrollments={enrollments} />;
}

interface WizardProps extends ToolkitWizardProps {
  enrollments: readonly ToolkitEnrollment[];
}

function Wizard(props: WizardProps): ReactNode {
  const titleId = useId();
  const wizard = useWizard(props);
  const { step, place, headingRef, formRef } = wizard;
  return (
    <section className={frame} aria-labelledby={titleId} data-component="ToolkitWizard" data-step={step}>
      <WizardSteps current={place} />
      <div className={card}>
        <Heading level={2} id={titleId} ref={headingRef}>
          {toolkitSteps[place]?.title}
        </Heading>
        {step === 'outcome' ? (
          <OutcomeStep
            validate={props.validate.outcome}
            letterRules={props.letterRules}
            onRecord={props.onRecord}
            onBack={wizard.back}
          />
        ) : (
          <form ref={formRef} className={body} noValidate method="post" onSubmit={wizard.next}>
            <FieldErrorsContext value={wizard.problems}>
              <StepBody {...props} wizard={wizard} />
            </FieldErrorsContext>
            <div className={buttons}>
              {place > 0 && (
                <Button variant="neutral" onPress={wizard.back}>
                  Back
                </Button>
              )}
              <Button type="submit" variant={step === 'download' ? 'neutral' : 'primary'}>
                {step === 'contents' ? 'Generate Toolkit' : 'Next'}
              </Button>
            </div>
          </form>
        )}
        <TaxDisclaimer annualLimit={props.annualLimit} />
      </div>
    </section>
  );
}

function StepBody(props: WizardProps & { wizard: ReturnType<typeof useWizard> }): ReactNode {
  const { enrollments, wizard } = props;
  const { draft, change, problems } = wizard;
  const enrollment = enrollments.find(({ id }) => id === draft.enrollment_id);
  switch (wizard.step) {
    case 'course':
      return <CourseStep enrollments={enrollments} draft={draft} onChange={change} />;
    case 'employer':
      return <EmployerStep draft={draft} onChange={change} />;
    case 'contents':
      return <ContentsStep draft={draft} enrollment={enrollment} />;
    default:
      return (
        <DownloadStep
          generation={props.generation}
          hasCertificate={enrollment?.hasCertificate ?? false}
          pendingFile={props.pendingFile}
          onGenerate={() => props.onGenerate(draft)}
          onDownload={props.onDownload}
          problem={problems.download}
        />
      );
  }
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
