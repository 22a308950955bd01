import type { ReactNode, Ref } from 'react';
import { chip, count as countClass } from './Chip.css.ts';

export interface ChipProps {
  /** What it filters by. */
  children: ReactNode;
  /** Whether the filter is on. @default false */
  isSelected?: boolean | undefined;
  /** The press asks for this. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** How many things it lets through. */
  count?: number | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A filter that is on or off. */
export function Chip({ children, isSelected = false, onChange, count, ref }: ChipProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={chip}
      aria-pressed={isSelected}
      onClick={() => onChange?.(!isSelected)}
      data-component="Chip"
      data-selected={isSelected || undefined}
    >
      <ChipContent count={count}>{children}</ChipContent>
    </button>
  );
}

/** The chip's words and its count. */
export function ChipContent({ children, count }: Pick<ChipProps, 'children' | 'count'>): ReactNode {
  return (
    <>
      <span>{children}</span>
      {count !== undefined && <span className={countClass}>{count.toLocaleString('en-US')}</span>}
    </>
  );
}
