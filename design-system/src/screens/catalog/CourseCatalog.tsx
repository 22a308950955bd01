import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Grid } from '../../layout/Grid.tsx';
import type { CourseSummary } from '../course/course.ts';
import { CatalogFilters, type CatalogFiltersProps, noFilter } from './CatalogFilters.tsx';
import { CourseCard } from './CourseCard.tsx';
import { catalog } from './catalog.css.ts';

export interface CourseCatalogProps extends Omit<CatalogFiltersProps, 'shown' | 'levelRef'> {
  /** The courses that match the filter. */
  courses: readonly CourseSummary[];
  /** Returns the address of a course. */
  courseHref: (course: CourseSummary) => string;
  /** Returns the request for an email when a course opens, for one that is not open. */
  notify?: ((course: CourseSummary) => ReactNode) | undefined;
  /** Replaces each price if the reader pays nothing, such as 'Free for you'. */
  freeLabel?: string | undefined;
}

/** The filters and the course cards, or 'No courses match your filter criteria.' */
export function CourseCatalog({
  courses,
  courseHref,
  notify,
  freeLabel,
  ...filtering
}: CourseCatalogProps): ReactNode {
  const levelRef = useRef<HTMLSelectElement>(null);
  const clear = () => {
    filtering.onChange(noFilter);
    levelRef.current?.focus();
  };
  return (
    <div className={catalog} data-component="CourseCatalog">
      <CatalogFilters {...filtering} shown={courses.length} levelRef={levelRef} />
      {courses.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Icon icon={icons.searchX} size="lg" />}
          title="No courses match your filter criteria."
          action={
            <Button variant="neutral" onPress={clear}>
              Clear Filters
            </Button>
          }
        />
      ) : (
        <Grid as="ul" minColumnWidth={320} phoneRow="Courses">
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard
                course={course}
                href={courseHref(course)}
                freeLabel={freeLabel}
                notify={notify?.(course)}
              />
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}
