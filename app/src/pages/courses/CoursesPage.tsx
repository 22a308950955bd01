import {
  AiDisclosure,
  CourseFinder,
  type CourseSearch,
  PageHeader,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { coursesCopy as copy } from '../../copy/courses.ts';
import type { ListedCourse } from '../course/builtIn.ts';
import { findCourses } from './courseSearch.ts';

export interface CoursesPageProps {
  catalog: readonly ListedCourse[];
  featured: readonly ListedCourse[];
  search: CourseSearch;
  onSearch: (search: CourseSearch) => void;
}

/** All courses, with a search, filters, and an order. */
export function CoursesPage({ catalog, featured, search, onSearch }: CoursesPageProps): ReactNode {
  const courses = [...featured, ...catalog];
  return (
    <>
      <PageHeader title={copy.heading} lead={copy.lead(catalog.length, featured.length)} />
      <Section>
        <Stack gap={32}>
          <CourseFinder
            search={search}
            onChange={onSearch}
            courses={findCourses(courses, search)}
            total={courses.length}
            courseHref={({ id }) => `/course/${id}`}
            priceNote={copy.priceNote}
          />
          <TaxDisclaimer />
          <AiDisclosure />
        </Stack>
      </Section>
    </>
  );
}
