import { PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { coursesCopy as copy } from '../../copy/courses.ts';

export interface CoursesPageProps {
  /** The number of courses in the catalog. */
  courseCount: number;
  /** A slot for `CourseList`. */
  finder: ReactNode;
}

/** The page with all courses. */
export function CoursesPage({ courseCount, finder }: CoursesPageProps): ReactNode {
  return (
    <>
      <PageHeader title={copy.heading} lead={copy.lead(courseCount)} />
      {finder}
    </>
  );
}
