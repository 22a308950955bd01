import {
  AiDisclosure,
  type CatalogFilter,
  CourseCatalog,
  noFilter,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import type { ListedCourse } from '../course/builtIn.ts';
import { filterCourses } from './filterCourses.ts';
import { sectionCopy } from '../../copy/homeSections.ts';

export interface ProgramsProps {
  courses: readonly ListedCourse[];
}

/** The whole catalog, filtered by level and track. */
export function Programs({ courses }: ProgramsProps): ReactNode {
  const [filter, setFilter] = useState<CatalogFilter>(noFilter);
  return (
    <Section id="programs" {...sectionCopy.programs}>
      <Stack gap={32}>
        <CourseCatalog
          courses={filterCourses(courses, filter)}
          courseHref={({ id }) => `/course/${id}`}
          filter={filter}
          onChange={setFilter}
          total={courses.length}
        />
        <AiDisclosure />
      </Stack>
    </Section>
  );
}
