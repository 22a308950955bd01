import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Select } from '../../components/field/Select.tsx';
import { countLine, filters } from './course.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

/** The selected level and track; 'all' matches every course. */
export interface CatalogFilter {
  level: string;
  track: string;
}

export interface CatalogFiltersProps {
  /** The levels to choose from, without 'all'. @default Beginner, Intermediate, Advanced, Executive */
  levels?: readonly string[] | undefined;
  /** @default Technical, Leadership, Operations */
  tracks?: readonly string[] | undefined;
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
export function CatalogFilters({
  levels = ['Beginner', 'Intermediate', 'Advanced', 'Executive'],
  tracks = ['Technical', 'Leadership', 'Operations'],
  filter,
  onChange,
  shown,
  total,
  levelRef,
}: CatalogFiltersProps): ReactNode {
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
        <Select
          ref={level}
          label="Level"
          options={withAll('All Levels', levels)}
          value={filter.level}
          onChange={(value) => onChange({ ...filter, level: value })}
        />
        <Select
          label="Track"
          options={withAll('All Tracks', tracks)}
          value={filter.track}
          onChange={(track) => onChange({ ...filter, track })}
        />
      </div>
      <div className={countLine}>
        <output className={smallMuted}>
          Showing {shown} of {total} courses
        </output>
        {isActive && (
          <Button variant="quiet" size="sm" onPress={clear}>
            Clear Filters
          </Button>
        )}
      </div>
    </div>
  );
}

/** The filter that matches every course. */
export const noFilter: CatalogFilter = { level: 'all', track: 'all' };

function withAll(label: string, values: readonly string[]) {
  const options = values.filter((value) => value !== label).map((value) => ({ value, label: value }));
  return [{ value: 'all', label }, ...options];
}
