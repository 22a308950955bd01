import { CourseLessons } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { lessonHref } from '../../parts/learning/lessons.ts';
import { useEnrollment } from '../../parts/learning/useEnrollment.ts';

/**
 * The lessons of a course: linked for a learner who is enrolled, with the free preview for everyone else. Shows nothing
 * until they are loaded.
 */
export default function Lessons({ courseId }: { courseId: string }): ReactNode {
  const { data } = usePublicQuery('GET /api/courses/{courseId}/outline', { path: { courseId } });
  const { enrollment } = useEnrollment(courseId);
  if (!data || data.modules.length === 0) return null;
  return (
    <CourseLessons
      modules={data.modules}
      lessonHref={enrollment ? (lesson) => lessonHref(courseId, lesson) : undefined}
      previewHref={enrollment ? undefined : `/course/${courseId}/preview`}
    />
  );
}
