import {
  Alert,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Link,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import type { CourseToolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { reviewCopy, waiverTerms, waiverTitle } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import type { ReactNode } from 'react';
import { completionCopy as copy } from './completionCopy.ts';
import { assessmentHref } from '../../../parts/assessment/addresses.ts';
import { LearningRecordNote } from '../../../parts/credentials/LearningRecordNote.tsx';
import { type DueOrder, PaymentDue } from '../../../parts/orders/PaymentDue.tsx';
import { Reimbursement } from '../../../parts/reimbursement/CourseReimbursement.tsx';
import { type NextCourse, NextCourseCard } from './NextCourseCard.tsx';

export interface CompletionPageProps {
  course: {
    id: string;
    title: string;
    /** The questions of an attempt and the least percent; null without an assessment. */
    assessment: { questions: number; pass_percent: number } | null;
  };
  /** Whether the learner has started an attempt at the assessment, which may be closed since. @default false */
  hasAttempts?: boolean | undefined;
  /** The learner's certificate, as OwnCertificate; undefined while it is loading, null if the course is not paid for. */
  certificate: ReactNode;
  /** Whether the certificate is valid; false while it is loading. */
  isValid: boolean;
  /** Why the certificate could not be loaded. */
  failure?: string | undefined;
  /** The public page of the certificate, as an absolute URL. */
  verifyUrl: string | undefined;
  /** Why the course is free for the learner. */
  waiver?: Waiver | undefined;
  dueOrder?: DueOrder | undefined;
  /** Whether the learner's application to Layoff to Lift-Off waits for a decision. @default false */
  isInReview?: boolean | undefined;
  /** Undefined if the course cannot be reimbursed, null if it has no toolkit. */
  toolkit?: CourseToolkit | null | undefined;
  /** Whether it is unknown yet what is owed and can be reimbursed. @default false */
  isPaymentLoading?: boolean | undefined;
  /** Null if there is none, undefined while it is loading. */
  next: NextCourse | null | undefined;
}

/** The page of a completed course: the certificate, what is owed or can be reimbursed, and the next course. */
export function CompletionPage(props: CompletionPageProps): ReactNode {
  const { course, hasAttempts, isValid, next } = props;
  return (
    <Section width="md">
      <Stack gap={48}>
        <Stack gap={12}>
          <Heading level={1} size="display">
            {copy.heading(course.title)}
          </Heading>
          {isValid && <Text>{copy.lead}</Text>}
        </Stack>
        <CertificatePart {...props} />
        <AssessmentPart course={course} hasAttempts={hasAttempts} />
        <Payment {...props} />
        <NextCourseCard next={next} />
        <Inline gap={12}>
          <ButtonLink href={`/learn/${course.id}`} variant="neutral">
            {copy.review}
          </ButtonLink>
          <ButtonLink href="/dashboard" variant="neutral">
            {copy.dashboard}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

function CertificatePart({
  certificate,
  failure,
  verifyUrl,
  dueOrder,
  isInReview,
}: CompletionPageProps): ReactNode {
  if (certificate === null) return <MissingPayment order={dueOrder} isInReview={isInReview} />;
  if (certificate) return certificate;
  if (failure === undefined || verifyUrl === undefined) return <Skeleton shape="block" height="24rem" />;
  return (
    <Alert tone="danger" title={copy.failure}>
      {failure} <Link href={new URL(verifyUrl).pathname}>{copy.verify}</Link>
    </Alert>
  );
}

/** The way to the graded assessment of a course that has one, or to the learner's attempts at one that is closed. */
function AssessmentPart({
  course: { id, assessment },
  hasAttempts,
}: Pick<CompletionPageProps, 'course' | 'hasAttempts'>): ReactNode {
  if (!assessment && !hasAttempts) return null;
  return (
    <Card as="section" aria-labelledby="completion-assessment">
      <Stack gap={16}>
        <Heading level={2} size="sm" id="completion-assessment">
          {copy.assessmentTitle}
        </Heading>
        <Text>
          {assessment
            ? copy.assessmentText(assessment.questions, assessment.pass_percent)
            : copy.assessmentClosed}
        </Text>
        <div>
          <ButtonLink href={assessmentHref(id)} variant="neutral">
            {copy.assessmentLink}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** Says what is missing for the certificate, with one button. */
function MissingPayment({
  order,
  isInReview,
}: {
  order: DueOrder | undefined;
  isInReview: boolean | undefined;
}): ReactNode {
  const text = order
    ? order.is_processing
      ? copy.missingDebit
      : copy.missingText(dollarsAndCents(order.total_cents), dateOf('due', order.due_at))
    : copy.missingOrder;
  const label = order ? (order.is_processing ? copy.seeOrder : copy.pay) : copy.seeOrders;
  return (
    <Card as="section" aria-labelledby="completion-missing">
      <Stack gap={16}>
        <Heading level={2} size="sm" id="completion-missing">
          {copy.missingTitle}
        </Heading>
        <Text>{text}</Text>
        {isInReview && order && !order.is_processing && (
          <Text>
            {reviewCopy.title}. {reviewCopy.wait} {reviewCopy.order}
          </Text>
        )}
        <div>
          <ButtonLink href={order ? `/account/orders/${order.id}` : '/account/orders'} size="lg">
            {label}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** What the learner owes, and the next step toward a reimbursement. */
function Payment({
  course,
  certificate,
  isValid,
  waiver,
  dueOrder,
  toolkit,
  isInReview,
  isPaymentLoading,
}: CompletionPageProps): ReactNode {
  // What is missing for the certificate says it all, and an approval makes the order free.
  if (isInReview && certificate === null) return null;
  if (isPaymentLoading && !waiver && !dueOrder) return null;
  return (
    <Card as="section" aria-labelledby="completion-payment">
      <Stack gap={12}>
        <Heading level={2} size="sm" id="completion-payment">
          {toolkit === undefined ? copy.freeTitle : copy.paymentTitle}
        </Heading>
        {waiver && (
          <Text>
            {waiverTitle(waiver)}. {waiverTerms(waiver)}
          </Text>
        )}
        {dueOrder && certificate !== null && <PaymentDue order={dueOrder} />}
        {toolkit !== undefined && (
          <>
            <Text>
              {copy.reimbursement} {isValid && copy.certificateForHr}
            </Text>
            <Reimbursement courseId={course.id} title={course.title} toolkit={toolkit} />
            <LearningRecordNote />
          </>
        )}
        {!waiver && toolkit === undefined && <Text>{copy.notReimbursable}</Text>}
      </Stack>
    </Card>
  );
}
