import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { cardHead } from '../course/CourseMotif.css.ts';
import type { CourseSummary } from '../course/course.ts';
import { CourseMotif } from '../course/CourseMotif.tsx';

/** The first line of a course's card: its level, its track, and its drawing. */
export function CourseCardHead({
  course,
}: {
  course: Pick<CourseSummary, 'id' | 'level' | 'track'>;
}): ReactNode {
  return (
    <div className={cardHead}>
      <Inline>
        <Badge tone="info">{course.level}</Badge>
        <Badge>{course.track}</Badge>
      </Inline>
      <CourseMotif course={course} />
    </div>
  );
}
