import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Select } from '../../components/field/Select.tsx';
import { filterLevels, filterTracks } from '../course/course.ts';
import { countLine, filters } from './catalog.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

/** The selected level and track; 'all' matches every course. */
export interface CatalogFilter {
  level: string;
  track: string;
}

export interface CatalogFiltersProps {
  filter: CatalogFilter;
  onChange: (filter: CatalogFilter) => void;
  /** Number of courses that match. */
  shown: number;
  /** Number of all courses. */
  total: number;
  /** The Level select, which takes focus when the button that clears the filter disappears. */
  levelRef?: RefObject<HTMLSelectElement | null> | undefined;
}

/** The selects for level and track, the number of matches, and 'Clear Filters' while a filter is active. */
export function CatalogFilters({ shown, total, levelRef, ...selects }: CatalogFiltersProps): ReactNode {
  const { filter, onChange } = selects;
  const isActive = filter.level !== 'all' || filter.track !== 'all';
  const ownRef = useRef<HTMLSelectElement>(null);
  const level = levelRef ?? ownRef;
  const clear = () => {
    onChange(noFilter);
    level.current?.focus();
  };
  return (
    <div data-component="CatalogFilters">
      <div className={filters}>
        <FilterSelects {...selects} levelRef={level} />
      </div>
      <CountLine shown={shown} total={total} onClear={isActive ? clear : undefined} />
    </div>
  );
}

/** The selects for level and track. */
export function FilterSelects({
  filter,
  onChange,
  levelRef,
}: Omit<CatalogFiltersProps, 'shown' | 'total'>): ReactNode {
  return (
    <>
      <Select
        ref={levelRef}
        label="Level"
        options={withAll('All Levels', filterLevels)}
        value={filter.level}
        onChange={(level) => onChange({ ...filter, level })}
      />
      <Select
        label="Track"
        options={withAll('All Tracks', filterTracks)}
        value={filter.track}
        onChange={(track) => onChange({ ...filter, track })}
      />
    </>
  );
}

export interface CountLineProps {
  /** Number of courses that match. */
  shown: number;
  /** Number of all courses. */
  total: number;
  /** The searched words that no course has, if the closest courses are shown. */
  closestTo?: string | undefined;
  /** Clears the filters; undefined while none is active. */
  onClear: (() => void) | undefined;
}

/** The number of matches, which is announced, and 'Clear Filters' while a filter is active. */
export function CountLine({ shown, total, closestTo, onClear }: CountLineProps): ReactNode {
  return (
    <div className={countLine}>
      <output className={smallMuted}>
        {closestTo && shown > 0
          ? `Nothing matches “${closestTo}”. Closest:`
          : `Showing ${shown} of ${total} courses`}
      </output>
      {onClear && (
        <Button variant="quiet" size="sm" onPress={onClear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

/** The filter that matches every course. */
export const noFilter: CatalogFilter = { level: 'all', track: 'all' };

function withAll(label: string, values: readonly string[]) {
  return [{ value: 'all', label }, ...values.map((value) => ({ value, label: value }))];
}
