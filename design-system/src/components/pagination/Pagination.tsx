import { type ReactNode, useId } from 'react';
import { button } from '../button/Button.css.ts';
import { ButtonContent } from '../button/Button.tsx';
import { chevron, control, frame, select as fieldSelect } from '../field/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import {
  bar,
  end,
  mirrored,
  range,
  select,
  size as sizeClass,
  steps as stepsClass,
} from './Pagination.css.ts';

export interface PaginationProps {
  /** Whether there is a page before this one. */
  hasPrevious: boolean;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** The shown part of the list, such as '1–25 of 240'; announced when it changes. */
  rangeLabel?: string | undefined;
  /** The accessible name of the navigation. @default 'Pages' */
  label?: string | undefined;
  /** The number of rows per page; with `onPageSizeChange`, it can be changed. */
  pageSize?: number | undefined;
  /** Called with the new number of rows per page. */
  onPageSizeChange?: ((size: number) => void) | undefined;
  /** @default 25, 50, 100 */
  pageSizes?: readonly number[] | undefined;
}

/** Buttons for the previous and next page of a list whose number of pages need not be known. */
export function Pagination({
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  rangeLabel,
  label = 'Pages',
  pageSize,
  onPageSizeChange,
  pageSizes = [25, 50, 100],
}: PaginationProps): ReactNode {
  return (
    <nav className={bar} aria-label={label} data-component="Pagination">
      {pageSize !== undefined && onPageSizeChange && (
        <PageSize value={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />
      )}
      <output className={range} data-part="range">
        {rangeLabel}
      </output>
      <span className={stepsClass}>
        <Step isPossible={hasPrevious} onPress={onPrevious} isBefore>
          Previous
        </Step>
        <Step isPossible={hasNext} onPress={onNext}>
          Next
        </Step>
      </span>
    </nav>
  );
}

interface StepProps {
  isPossible: boolean;
  onPress: () => void;
  /** Whether it is the button for the previous page. @default false */
  isBefore?: boolean;
  children: ReactNode;
}

/**
 * A button to the previous or next item. At the end of the list it stays focusable, so that the press that led there does
 * not lose focus.
 */
export function Step({ isPossible, isBefore = false, onPress, children }: StepProps): ReactNode {
  const chevronIcon = (
    <span className={mirrored}>
      <Icon icon={isBefore ? icons.chevronLeft : icons.chevronRight} size="sm" />
    </span>
  );
  return (
    <button
      type="button"
      className={`${button({ variant: 'neutral', size: 'sm' })} ${end}`}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
    >
      <ButtonContent iconStart={isBefore && chevronIcon} iconEnd={!isBefore && chevronIcon}>
        {children}
      </ButtonContent>
    </button>
  );
}

interface PageSizeProps {
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

function PageSize({ value, sizes, onChange }: PageSizeProps): ReactNode {
  const id = useId();
  return (
    <span className={sizeClass}>
      <label htmlFor={id}>Rows per page</label>
      <span className={frame}>
        <select
          id={id}
          className={`${control} ${fieldSelect} ${select}`}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <span className={chevron}>
          <Icon icon={icons.chevronDown} size="sm" />
        </span>
      </span>
    </span>
  );
}
