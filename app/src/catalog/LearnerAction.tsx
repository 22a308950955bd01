import { toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { reportCourse } from '../analytics/events.ts';
import type { CourseActionProps } from './CourseAction.tsx';
import { courseCopy as copy } from '../copy/course.ts';
import { useEnroll, useEnrollment } from '../learning/useEnrollment.ts';
import { LearnerAction } from '../pages/course/LearnerAction.tsx';
import { useCourseAction } from './useCourseAction.ts';

/** The main button of a course page for signed-in users: enroll, or continue learning. Visitors do not load it. */
export default function ConnectedLearnerAction({ courseId, title, isClosed }: CourseActionProps): ReactNode {
  const { enrollment, isFailing } = useEnrollment(courseId);
  const { run, isPending } = useCourseAction(courseId);
  const enroll = useEnroll(courseId);
  const handleEnroll = () =>
    void run(copy.enrollFailure, async () => {
      if (await enroll()) reportCourse('enrollment', { id: courseId, title: title ?? courseId });
      toast({ title: copy.enrolled, description: copy.enrolledDetail, tone: 'success' });
    });
  const isKnown = enrollment !== undefined || isFailing;
  return (
    <LearnerAction
      learnHref={`/learn/${courseId}`}
      isEnrolled={isKnown ? Boolean(enrollment) : undefined}
      isClosed={isClosed}
      onEnroll={handleEnroll}
      isPending={isPending}
    />
  );
}
