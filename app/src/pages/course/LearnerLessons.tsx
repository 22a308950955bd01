import type { ReactNode } from 'react';
import { useEnrollment } from '../../parts/learning/useEnrollment.ts';
import { lessonHref } from '../../parts/learning/lessons.ts';
import Lessons from './Lessons.tsx';

/** The lessons of a course for a signed-in user, linked once the user is enrolled. Visitors do not load it. */
export default function LearnerLessons({ courseId }: { courseId: string }): ReactNode {
  const { enrollment } = useEnrollment(courseId);
  return (
    <Lessons
      courseId={courseId}
      lessonHref={enrollment ? (lesson) => lessonHref(courseId, lesson) : undefined}
    />
  );
}
