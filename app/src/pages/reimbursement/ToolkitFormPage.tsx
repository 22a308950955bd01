import {
  Alert,
  Breadcrumbs,
  Heading,
  PolicyChecklist,
  RecordFacts,
  Section,
  Stack,
  Text,
  type ToolkitDraft,
  type ToolkitStep,
  ToolkitWizard,
  type ToolkitWizardProps,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { matchPolicy, planQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import type {
  CapMeter,
  ReimbursableCourse,
  Toolkit,
} from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { planFacts } from '@redwhiteandcode/contract/reimbursement/plan-facts.ts';
import { planTermGroups } from '@redwhiteandcode/contract/reimbursement/plan-term-fields.ts';
import { planOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { toolkitFactsOf, toolkitForms } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import type { ReactNode } from 'react';
import { PlanPaymentNote } from '../../parts/reimbursement/PlanPaymentNote.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { toolkitHref } from '../../parts/reimbursement/addresses.ts';
import { isAsDeclared, limitFacts, paidForOthers, paymentOf, situationOf } from './toolkitTexts.ts';

export interface ToolkitFormPageProps
  extends Pick<
    ToolkitWizardProps,
    'defaultDraft' | 'defaultStep' | 'onStep' | 'onSave' | 'onSubmit' | 'error' | 'onRetry'
  > {
  /** The toolkit whose facts are changed; undefined for a new one. */
  toolkit?: Toolkit | undefined;
  /** This year's cap; undefined while it is loading. */
  cap: CapMeter | undefined;
  /** The learner's calendar date (ISO date). */
  today: string;
  /** The courses to choose from, or the toolkit's; undefined while loading. */
  courses: readonly ReimbursableCourse[] | undefined;
}

/** The form of a toolkit, new or existing. */
export function ToolkitFormPage({
  toolkit,
  cap,
  today,
  courses,
  ...wizard
}: ToolkitFormPageProps): ReactNode {
  const title = toolkit ? copy.editTitle : copy.newTitle;
  const courseOf = ({ course_id }: Pick<ToolkitDraft, 'course_id'>) =>
    courses?.find((course) => course.course_id === course_id);
  const note = (step: ToolkitStep, draft: ToolkitDraft) => {
    const course = courseOf(draft);
    if (!course) return null;
    if (step === 'timing') {
      return (
        <>
          {!toolkit && cap && isAsDeclared(cap, draft) && (
            <Text size="sm">{copy.declaredBefore(cap.year)}</Text>
          )}
          <LimitNote {...{ draft, course, toolkit, cap }} />
        </>
      );
    }
    if (step === 'plan') return <PaymentNote {...{ draft, course, toolkit, cap }} />;
    if (step !== 'check') return null;
    return (
      <>
        <PaymentNote {...{ draft, course, toolkit, cap }} />
        <LimitNote {...{ draft, course, toolkit, cap }} />
        <PolicyChecklist {...matchPolicy(planOf(draft), situationOf(course, today, toolkit?.status))} />
      </>
    );
  };
  return (
    <Section width="md">
      <Stack gap={24}>
        <Breadcrumbs
          items={[
            { label: copy.title, href: '/reimbursement' },
            ...(toolkit ? [{ label: copy.toolkit, href: toolkitHref(toolkit.id) }] : []),
            { label: title },
          ]}
        />
        <Heading level={1} size="display">
          {title}
        </Heading>
        <ToolkitWizard
          {...wizard}
          courses={courses?.map(({ course_id, course_title, amount_cents, certificate_number }) => ({
            id: course_id,
            course_title,
            price_cents: amount_cents,
            hasCertificate: certificate_number !== null,
          }))}
          isChange={toolkit !== undefined}
          validate={(draft) => toolkitForms.validate(courseOf(draft))}
          questions={planQuestions}
          terms={planTermGroups}
          planFacts={(draft) => planFacts(planOf(draft))}
          note={note}
          annualLimit={limitText(latestAnnualLimit)}
        />
      </Stack>
    </Section>
  );
}

interface NoteProps {
  draft: ToolkitDraft;
  course: ReimbursableCourse;
  toolkit: Toolkit | undefined;
  cap: CapMeter | undefined;
}

/** Returns the year that is typed with its other payments, and whether the cap is that year's; undefined while it is not valid. */
function typedYear({ draft, course, toolkit, cap }: NoteProps) {
  if (toolkitForms.validate(course).timing(draft)) return undefined;
  const { plan_year: year, other_assistance_cents: otherCents } = toolkitFactsOf(draft);
  const isThisYear = year === cap?.year;
  return { year, otherCents, paidCents: isThisYear ? paidForOthers(toolkit, cap) : 0, isThisYear };
}

/** What the plan would pay by what is typed, as soon as it is valid. */
function PaymentNote(props: NoteProps): ReactNode {
  const { draft, course } = props;
  const year = typedYear(props);
  if (!year || toolkitForms.validate(course).plan(draft)) return null;
  return <PlanPaymentNote payment={paymentOf(planOf(draft), course, year)} />;
}

/** The arithmetic of the limit for what is typed, as soon as it is valid. */
function LimitNote(props: NoteProps): ReactNode {
  const { course, cap } = props;
  const typed = typedYear(props);
  if (!typed) return null;
  const { isThisYear, ...year } = typed;
  const { items, isAbove } = limitFacts({ ...year, priceCents: course.amount_cents });
  return (
    <Stack gap={16}>
      <Heading level={3} size="sm">
        {copy.limitTitle}
      </Heading>
      <RecordFacts items={items} />
      {isAbove && <Text size="sm">{copy.aboveText}</Text>}
      {isThisYear &&
        cap?.warnings.map((warning) => (
          <Alert key={warning} tone="warning">
            {warning}
          </Alert>
        ))}
    </Stack>
  );
}
