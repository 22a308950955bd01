import { Alert, EnrollAction, Link, Stack, Text } from '@redwhiteandcode/design-system';
import { courseClosed } from '@redwhiteandcode/contract/learning/enrollment-refusals.ts';
import { reviewCopy } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { applicationNotice } from '../../parts/liftoff/applicationCopy.ts';
import type { ReactNode } from 'react';
import { ActionSkeleton } from './ActionSkeleton.tsx';
import { Unready } from './Unready.tsx';

export interface LearnerActionProps {
  /** The address of the course's player. */
  learnHref: string;
  /** Undefined while it is loading. */
  isEnrolled: boolean | undefined;
  /** Whether all lessons are completed. */
  isCompleted?: boolean | undefined;
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
        {isUnready ? (
          <Text>{copy.lessonsLater}</Text>
        ) : (
          <EnrollAction key="action" state="enrolled" learnHref={learnHref} isCompleted={isCompleted} />
        )}
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
