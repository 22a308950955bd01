import { Alert, EnrollAction, Link, Stack, Text, toast } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { confirmToUse, reviewCopy } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { courseClosed } from '@redwhiteandcode/contract/learning/enrollment-refusals.ts';
import { reportCourse } from '../../shell/analytics/events.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { useDueOrder } from '../../parts/orders/useOrders.ts';
import { useApplication } from '../../parts/liftoff/useApplication.ts';
import { isClosedBy } from '../../parts/learning/seatEnd.ts';
import { useEnroll, useEnrollment } from '../../parts/learning/useEnrollment.ts';
import { PaymentDue } from '../../parts/orders/PaymentDue.tsx';
import { Notify } from '../../parts/waitlist/Notify.tsx';
import { useCourseAction } from './useCourseAction.ts';
import { applicationNotice } from '../../parts/liftoff/applicationCopy.ts';
import { ActionSkeleton } from './skeletons.tsx';
import { Unready } from './Unready.tsx';

/** Few learners load it. */
const EndedSeat = lazy(() => import('../../parts/learning/EndedSeat.tsx'));

export interface CourseActionProps {
  courseId: string;
  /** The course's title; undefined while loading. */
  title: string | undefined;
  /** Whether the course accepts no new learners. */
  isClosed?: boolean | undefined;
  /** Whether the course has no lessons yet. */
  isUnready?: boolean | undefined;
}

/** The main button of a course page for a signed-in user: enroll, or continue learning. */
export default function OwnAction({ courseId, title, isClosed, isUnready }: CourseActionProps): ReactNode {
  const { enrollment, isFailing } = useEnrollment(courseId);
  const { run, isPending } = useCourseAction(courseId);
  const enroll = useEnroll(courseId);
  const navigate = useNavigate();
  const due = useDueOrder(courseId);
  const { data: terms } = useSessionQuery('GET /api/enrollments/waiver', { query: { course_id: courseId } });
  const { isInReview } = useApplication();
  const order = enrollment === null ? terms?.order : null;
  const handleEnroll = () =>
    void run(copy.enrollFailure, async () => {
      const { isNew, paymentOf } = await enroll();
      if (paymentOf !== undefined) {
        await navigate(`/account/orders/${paymentOf}`);
        return;
      }
      if (isNew) reportCourse('enrollment', { id: courseId, title: title ?? courseId });
      toast({ title: copy.enrolled, description: copy.enrolledDetail, tone: 'success' });
    });
  const payment = due && <PaymentDue order={due} isInReview={isInReview} />;
  const end = enrollment?.seat_end;
  const isKnown = (enrollment !== undefined || isFailing) && isInReview !== undefined;
  return (
    <LearnerAction
      learnHref={`/learn/${courseId}`}
      isEnrolled={isKnown ? Boolean(enrollment) : undefined}
      isCompleted={enrollment?.status === 'completed'}
      isEnded={isClosedBy(end)}
      seatEnd={
        end && (
          <Suspense>
            <EndedSeat enrollmentId={enrollment.id} end={end} payment={payment} />
          </Suspense>
        )
      }
      isClosed={isClosed}
      isUnready={isUnready}
      isInReview={isInReview}
      onEnroll={handleEnroll}
      isPending={isPending}
      notify={title !== undefined && <Notify item={{ id: courseId, title }} label={copy.notify} />}
      payment={
        end
          ? undefined
          : (payment ??
            (order && (
              <Text size="sm">
                {terms?.unconfirmed_waiver && (
                  <>
                    <Link href="/account">{confirmToUse[terms.unconfirmed_waiver]}</Link>.{' '}
                  </>
                )}
                {termsText(order, terms?.payment_policy)}
              </Text>
            )))
      }
    />
  );
}

/** Says what enrolling costs and when it is due. */
function termsText(
  { total_cents, due_at }: { total_cents: number; due_at: string },
  policy: 'after' | 'before' | undefined,
): string {
  const price = dollarsAndCents(total_cents);
  return policy === 'before' ? copy.payment.before(price) : copy.payment.after(price, dateOf('due', due_at));
}

export interface LearnerActionProps {
  /** The address of the course's player. */
  learnHref: string;
  /** Undefined while it is loading. */
  isEnrolled: boolean | undefined;
  /** Whether all lessons are completed. */
  isCompleted?: boolean | undefined;
  /** Whether the lessons are closed because the company's seat has ended. */
  isEnded?: boolean | undefined;
  /** The notice about the end of the company's seat. */
  seatEnd?: ReactNode;
  /** Whether the course accepts no new learners. */
  isClosed?: boolean | undefined;
  /** Whether the course has no lessons yet. */
  isUnready?: boolean | undefined;
  /** Whether the user's application to Layoff to Lift-Off waits for a decision. */
  isInReview?: boolean | undefined;
  onEnroll: () => void;
  /** Whether the enrollment request is pending. */
  isPending?: boolean | undefined;
  /** The request for an email when the course opens. */
  notify?: ReactNode;
  /** The line about an unpaid order. */
  payment?: ReactNode;
}

/** A signed-in user's button to enroll or to continue learning. */
export function LearnerAction({
  learnHref,
  isEnrolled,
  isCompleted,
  isEnded = false,
  seatEnd,
  isClosed,
  isUnready,
  isInReview,
  onEnroll,
  isPending,
  notify,
  payment,
}: LearnerActionProps): ReactNode {
  if (isEnrolled) {
    return (
      <Stack gap={12}>
        {isUnready && !isEnded && <Text>{copy.lessonsLater}</Text>}
        {!isUnready && !isEnded && (
          <EnrollAction key="action" state="enrolled" learnHref={learnHref} isCompleted={isCompleted} />
        )}
        {seatEnd}
        {payment}
      </Stack>
    );
  }
  if (isEnrolled === undefined) return <ActionSkeleton />;
  if (isClosed) return <Text>{courseClosed}</Text>;
  if (isUnready) return <Unready notify={notify} />;
  // The key keeps the action, which moves focus to its link, after the alert has gone.
  return (
    <Stack gap={12}>
      {isInReview && (
        <Alert
          title={reviewCopy.title}
          action={<Link href="/layoff-application">{applicationNotice.view}</Link>}
        >
          {reviewCopy.wait} {reviewCopy.enroll} {reviewCopy.order}
        </Alert>
      )}
      <EnrollAction key="action" state="open" onEnroll={onEnroll} isPending={isPending} />
      {payment}
    </Stack>
  );
}
