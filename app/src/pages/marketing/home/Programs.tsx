import {
  AiDisclosure,
  ButtonLink,
  type CatalogFilter,
  CourseCatalog,
  type CourseFinderProps,
  Inline,
  noFilter,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import type { ListedCourse } from '../../../parts/catalog/builtIn.ts';
import { everyCourse, findCourses, writeCourseSearch } from '../../../parts/catalog/courseSearch.ts';
import { sectionCopy } from './homeSectionsCopy.ts';

export interface ProgramsProps {
  courses: readonly ListedCourse[];
  /** Replaces the prices if the user pays nothing. */
  freeLabel?: string | undefined;
  /** A slot in the card of a course that is not open yet. */
  notify?: CourseFinderProps['notify'];
}

const copy = sectionCopy.programs;

/** The most courses that the section shows; `/courses` shows all. */
const most = 6;

/** The first courses of the catalog that match a filter, open ones first, with a link to the page with all courses. */
export function Programs({ courses, freeLabel, notify }: ProgramsProps): ReactNode {
  const [filter, setFilter] = useState<CatalogFilter>(noFilter);
  const matches = findCourses(courses, { ...everyCourse, ...filter });
  const openCount = courses.filter(({ lesson_count }) => lesson_count).length;
  const search = matches.length > 0 ? writeCourseSearch({ ...everyCourse, ...filter }).toString() : '';
  return (
    <Section
      id="programs"
      eyebrow={copy.eyebrow}
      title={copy.title}
      description={`${copy.description} ${copy.open(openCount, courses.length)}`}
    >
      <Stack gap={32}>
        <CourseCatalog
          courses={matches.slice(0, most)}
          freeLabel={freeLabel}
          notify={notify}
          courseHref={({ id }) => `/course/${id}`}
          filter={filter}
          onChange={setFilter}
          total={courses.length}
        />
        <Inline>
          <ButtonLink href={search ? `/courses?${search}` : '/courses'} variant="neutral" size="lg">
            {search ? copy.matching : copy.all}
          </ButtonLink>
        </Inline>
        <AiDisclosure />
      </Stack>
    </Section>
  );
}
