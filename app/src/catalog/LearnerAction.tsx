import { toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { signInHref } from '../auth/returnTo.ts';
import { reportCourse } from '../analytics/events.ts';
import type { CourseActionProps } from './CourseAction.tsx';
import { courseCopy as copy } from '../copy/course.ts';
import { useEnroll, useEnrollment } from '../learning/useEnrollment.ts';
import { LearnerAction } from '../pages/course/LearnerAction.tsx';

/** A signed-in user's way into a course: enroll, or continue learning; loaded only for signed-in users. */
export default function ConnectedLearnerAction({ courseId, title, isClosed }: CourseActionProps): ReactNode {
  const { enrollment, isFailing } = useEnrollment(courseId);
  const { enroll, isPending } = useEnrollPress(courseId, title ?? courseId);
  const isKnown = enrollment !== undefined || isFailing;
  return (
    <LearnerAction
      learnHref={`/learn/${courseId}`}
      isEnrolled={isKnown ? Boolean(enrollment) : undefined}
      isClosed={isClosed}
      onEnroll={enroll}
      isPending={isPending}
    />
  );
}

function useEnrollPress(courseId: string, title: string): { enroll: () => void; isPending: boolean } {
  const [isPending, setIsPending] = useState(false);
  const navigate = useNavigate();
  const sendEnrollment = useEnroll(courseId);
  const enroll = async () => {
    setIsPending(true);
    try {
      if (await sendEnrollment()) reportCourse('enrollment', { id: courseId, title });
      toast({ title: copy.enrolled, description: copy.enrolledDetail, tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        await navigate(signInHref(`/course/${courseId}`));
        return;
      }
      const description = sentenceOf(error);
      toast({ title: copy.enrollFailure, description, tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return { enroll: () => void enroll(), isPending };
}
