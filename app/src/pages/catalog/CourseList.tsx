import {
  AiDisclosure,
  CourseFinder,
  type CourseFinderProps,
  type CourseSearch,
  Section,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { coursesCopy as copy } from './coursesCopy.ts';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';
import { findCourses, type FoundCourses } from '../../parts/catalog/courseSearch.ts';

export interface CourseListProps {
  /** All courses, featured ones first. */
  courses: readonly ListedCourse[];
  /** Replaces the prices if the user pays nothing. */
  freeLabel?: string | undefined;
  /** A slot in the card of a course that is not open yet. */
  notify?: CourseFinderProps['notify'];
  search: CourseSearch;
  onSearch: (search: CourseSearch) => void;
  /** The courses that were found for the words of the search; undefined without words, and until the first are found. */
  found?: FoundCourses | undefined;
  /** Why the words could not be looked for, shown with Retry. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The courses that a search finds, below the search. */
export function CourseList({
  courses,
  freeLabel,
  notify,
  search,
  onSearch,
  found,
  error,
  onRetry,
}: CourseListProps): ReactNode {
  return (
    <Section>
      <Stack gap={32}>
        <CourseFinder
          search={search}
          onChange={onSearch}
          courses={findCourses(courses, search, found)}
          closestTo={found && !found.is_exact ? found.q : undefined}
          error={error}
          onRetry={onRetry}
          total={courses.length}
          freeLabel={freeLabel}
          notify={notify}
          courseHref={({ id }) => `/course/${id}`}
          priceNote={copy.priceNote}
        />
        <TaxDisclaimer />
        <AiDisclosure />
      </Stack>
    </Section>
  );
}
