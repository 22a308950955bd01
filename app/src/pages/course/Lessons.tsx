import { CourseLessons } from '@redwhiteandcode/design-system';
import { hoursArithmetic, hoursText } from '@redwhiteandcode/contract/course/hours.ts';
import type { ReactNode } from 'react';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { lessonHref } from '../../parts/learning/lessons.ts';
import { useEnrollment } from '../../parts/learning/useEnrollment.ts';

interface LessonsProps {
  courseId: string;
  course: Pick<ListedCourse, 'hours' | 'hours_inputs'> | undefined;
}

/** Returns the hours of a course with the numbers that they are computed from. */
const hoursNote = ({ hours, hours_inputs }: NonNullable<LessonsProps['course']>): string | undefined =>
  hours !== null && hours_inputs
    ? `About ${hoursText(hours)} in all: ${hoursArithmetic(hours_inputs)}`
    : undefined;

/**
 * The lessons of a course: linked for a learner who is enrolled, with the free preview for everyone else. Shows nothing
 * until they are loaded.
 */
export default function Lessons({ courseId, course }: LessonsProps): ReactNode {
  const { data } = usePublicQuery('GET /api/courses/{courseId}/outline', { path: { courseId } });
  const { enrollment } = useEnrollment(courseId);
  if (!data || data.modules.length === 0) return null;
  return (
    <CourseLessons
      modules={data.modules}
      note={course && hoursNote(course)}
      lessonHref={enrollment ? (lesson) => lessonHref(courseId, lesson) : undefined}
      previewHref={enrollment ? undefined : `/course/${courseId}/preview`}
    />
  );
}
