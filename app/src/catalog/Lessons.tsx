import { CourseLessons } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { usePublicQuery } from '../api/usePublicQuery.tsx';

/** The lessons of a course before enrolling. Shows nothing until they are loaded. */
export default function Lessons({ courseId }: { courseId: string }): ReactNode {
  const [{ data }, queryElement] = usePublicQuery('GET /api/courses/{courseId}/outline', {
    path: { courseId },
  });
  return (
    <>
      {queryElement}
      {data && data.modules.length > 0 && (
        <CourseLessons modules={data.modules} previewHref={`/course/${courseId}/preview`} />
      )}
    </>
  );
}
