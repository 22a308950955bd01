import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Grid } from '../../layout/Grid.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { CourseSummary } from '../course/course.ts';
import { CatalogFilters, type CatalogFiltersProps, noFilter } from './CatalogFilters.tsx';
import { CourseCard } from './CourseCard.tsx';
import { card, catalog } from './catalog.css.ts';

export interface CourseCatalogProps extends Omit<CatalogFiltersProps, 'shown' | 'levelRef'> {
  /** The courses that match the filter. */
  courses: readonly CourseSummary[];
  /** Returns the address of a course. */
  courseHref: (course: CourseSummary) => string;
  /** Returns the request for an email when a course opens, for one that is not open. */
  notify?: ((course: CourseSummary) => ReactNode) | undefined;
  /** Replaces each price if the reader pays nothing, such as 'Free for you'. */
  freeLabel?: string | undefined;
  /** Shows skeleton cards. @default false */
  isLoading?: boolean | undefined;
  /** Why loading failed, shown with Retry. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The filters and the course cards, or 'No courses match your filter criteria.' */
export function CourseCatalog({
  courses,
  courseHref,
  notify,
  freeLabel,
  isLoading = false,
  error,
  onRetry,
  ...filtering
}: CourseCatalogProps): ReactNode {
  const levelRef = useRef<HTMLSelectElement>(null);
  const clear = () => {
    filtering.onChange(noFilter);
    levelRef.current?.focus();
  };
  if (isLoading) return <CatalogSkeleton />;
  if (error)
    return (
      <ErrorState
        headingLevel={3}
        title="The courses could not be loaded"
        description={error}
        onRetry={onRetry}
      />
    );
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

function CatalogSkeleton(): ReactNode {
  return (
    <div>
      <VisuallyHidden as="output">Loading courses...</VisuallyHidden>
      <Grid minColumnWidth={320}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Card key={place}>
            <div className={card}>
              <Skeleton width="40%" />
              <Skeleton shape="title" width="80%" />
              <Skeleton lines={3} />
              <Skeleton shape="block" height="3rem" />
            </div>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
