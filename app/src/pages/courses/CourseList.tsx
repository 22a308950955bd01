import {
  AiDisclosure,
  CourseFinder,
  type CourseSearch,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { coursesCopy as copy } from '../../copy/courses.ts';
import type { ListedCourse } from '../course/builtIn.ts';
import { findCourses } from './courseSearch.ts';

export interface CourseListProps {
  /** All courses, featured ones first. */
  courses: readonly ListedCourse[];
  search: CourseSearch;
  onSearch: (search: CourseSearch) => void;
}

/** The courses that a search finds, below the search. */
export function CourseList({ courses, search, onSearch }: CourseListProps): ReactNode {
  return (
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
  );
}
