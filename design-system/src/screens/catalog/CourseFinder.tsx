import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Select } from '../../components/field/Select.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Grid } from '../../layout/Grid.tsx';
import type { CourseSummary } from '../course/course.ts';
import { type CatalogFilter, CountLine, FilterSelects, noFilter } from './CatalogFilters.tsx';
import { CourseCard } from './CourseCard.tsx';
import { catalog, finder, finderSelects } from './catalog.css.ts';

/** The orders of courses. */
export type CourseSort = 'featured' | 'price' | 'length' | 'level';

/** A search for courses: the typed text, the filters, and the order. */
export interface CourseSearch extends CatalogFilter {
  q: string;
  sort: CourseSort;
}

export interface CourseFinderProps {
  search: CourseSearch;
  onChange: (search: CourseSearch) => void;
  /** The courses that the search finds, in its order. */
  courses: readonly CourseSummary[];
  /** Number of all courses. */
  total: number;
  /** Returns the address of a course. */
  courseHref: (course: CourseSummary) => string;
  /** Returns the request for an email when a course opens, for one that is not open. */
  notify?: ((course: CourseSummary) => ReactNode) | undefined;
  /** Replaces each price if the reader pays nothing, such as 'Free for you'. */
  freeLabel?: string | undefined;
  /** The searched words that no course has, if `courses` are the closest ones. */
  closestTo?: string | undefined;
  /** Why the search failed, shown with Retry in place of the courses. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** A line below each price. */
  priceNote?: string | undefined;
}

const orders: readonly { value: CourseSort; label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'price', label: 'Lowest price' },
  { value: 'length', label: 'Shortest' },
  { value: 'level', label: 'Level' },
];

/** All courses with a search field, filters for level and track, an order, and the number of matches. */
export function CourseFinder({
  search,
  onChange,
  courses,
  total,
  courseHref,
  notify,
  freeLabel,
  closestTo,
  error,
  onRetry,
  priceNote,
}: CourseFinderProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const isActive = search.q.trim() !== '' || search.level !== 'all' || search.track !== 'all';
  const clear = () => {
    onChange({ ...noFilter, q: '', sort: search.sort });
    field.current?.focus();
  };
  return (
    <div className={catalog} data-component="CourseFinder">
      <search>
        <div className={finder}>
          <SearchField
            ref={field}
            label="Search courses"
            placeholder="Title or topic"
            value={search.q}
            onChange={(q) => onChange({ ...search, q })}
          />
          <div className={finderSelects}>
            <FilterSelects filter={search} onChange={(filter) => onChange({ ...search, ...filter })} />
            <Select
              label="Sort by"
              options={orders}
              value={search.sort}
              onChange={(sort) => onChange({ ...search, sort: sort as CourseSort })}
            />
          </div>
        </div>
        {!error && (
          <CountLine
            shown={courses.length}
            total={total}
            closestTo={closestTo}
            onClear={isActive ? clear : undefined}
          />
        )}
      </search>
      {error ? (
        <ErrorState headingLevel={2} title="The search did not work" description={error} onRetry={onRetry} />
      ) : courses.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={<Icon icon={icons.searchX} size="lg" />}
          title="No courses match your search."
          description="Try other words, or another level or track."
          action={
            <Button variant="neutral" onPress={clear}>
              Clear Filters
            </Button>
          }
        />
      ) : (
        <Grid as="ul" minColumnWidth={320}>
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard
                course={course}
                href={courseHref(course)}
                freeLabel={freeLabel}
                notify={notify?.(course)}
                priceNote={priceNote}
                headingLevel={2}
              />
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}
