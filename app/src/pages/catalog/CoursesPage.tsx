import { PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { coursesCopy as copy } from './coursesCopy.ts';

export interface CoursesPageProps {
  /** The number of courses in the catalog. */
  catalogSize: number;
  /** The number of featured courses, which the catalog does not contain. */
  featuredSize: number;
  /** A slot for `CourseList`. */
  finder: ReactNode;
}

/** The page with all courses. */
export function CoursesPage({ catalogSize, featuredSize, finder }: CoursesPageProps): ReactNode {
  return (
    <>
      <PageHeader title={copy.heading} lead={copy.lead(catalogSize, featuredSize)} />
      {finder}
    </>
  );
}
