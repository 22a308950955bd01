import {
  AiDisclosure,
  type CatalogFilter,
  CourseCatalog,
  noFilter,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { filterCourses } from '../catalog/filterCourses.ts';
import { useCourses } from '../catalog/useCourses.ts';
import { sectionWords } from '../copy/homeSections.ts';
import { headOf } from './sectionHead.ts';

/** The whole catalog, filtered by level and track. */
export function Programs(): ReactNode {
  const [courses, feed] = useCourses('catalog');
  const [filter, setFilter] = useState<CatalogFilter>(noFilter);
  return (
    <Section id="programs" {...headOf(sectionWords.programs)}>
      {feed}
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
