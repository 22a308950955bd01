import { CourseLessons, type CourseLessonsProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { usePublicQuery } from '../../shell/api/usePublicQuery.tsx';

export interface LessonsProps extends Pick<CourseLessonsProps, 'lessonHref'> {
  courseId: string;
}

/** The lessons of a course, with the free preview unless all are linked. Shows nothing until they are loaded. */
export default function Lessons({ courseId, lessonHref }: LessonsProps): ReactNode {
  const [{ data }, queryElement] = usePublicQuery('GET /api/courses/{courseId}/outline', {
    path: { courseId },
  });
  return (
    <>
      {queryElement}
      {data && data.modules.length > 0 && (
        <CourseLessons
          modules={data.modules}
          lessonHref={lessonHref}
          previewHref={lessonHref ? undefined : `/course/${courseId}/preview`}
        />
      )}
    </>
  );
}
