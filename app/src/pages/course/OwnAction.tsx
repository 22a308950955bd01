import { Link, Text, toast } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { confirmToUse } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { reportCourse } from '../../shell/analytics/events.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { useDueOrder } from '../../parts/orders/useOrders.ts';
import { useApplication } from '../../parts/liftoff/useApplication.ts';
import { useEnroll, useEnrollment } from '../../parts/learning/useEnrollment.ts';
import { PaymentDue } from '../../parts/orders/PaymentDue.tsx';
import { Notify } from '../../parts/waitlist/Notify.tsx';
import { LearnerAction } from './LearnerAction.tsx';
import { useCourseAction } from './useCourseAction.ts';

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
  const isKnown = (enrollment !== undefined || isFailing) && isInReview !== undefined;
  return (
    <LearnerAction
      learnHref={`/learn/${courseId}`}
      isEnrolled={isKnown ? Boolean(enrollment) : undefined}
      isCompleted={enrollment?.status === 'completed'}
      isClosed={isClosed}
      isUnready={isUnready}
      isInReview={isInReview}
      onEnroll={handleEnroll}
      isPending={isPending}
      notify={title !== undefined && <Notify item={{ id: courseId, title }} label={copy.notify} />}
      payment={
        due ? (
          <PaymentDue order={due} isInReview={isInReview} />
        ) : (
          order && (
            <Text size="sm">
              {terms?.unconfirmed_waiver && (
                <>
                  <Link href="/account">{confirmToUse[terms.unconfirmed_waiver]}</Link>.{' '}
                </>
              )}
              {termsText(order, terms?.payment_policy)}
            </Text>
          )
        )
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
