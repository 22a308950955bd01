import type { ReactNode, Ref } from 'react';
import { chip, count as countClass } from './Chip.css.ts';

export interface ChipProps {
  /** The label. */
  children: ReactNode;
  /** Whether the filter is on. @default false */
  isSelected?: boolean | undefined;
  /** Called with the new state when the chip is pressed. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The number of items that match the filter. */
  count?: number | undefined;
  /** The button element. */
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

/** A chip's label and count. */
export function ChipContent({ children, count }: Pick<ChipProps, 'children' | 'count'>): ReactNode {
  return (
    <>
      <span>{children}</span>
      {count !== undefined && <span className={countClass}>{count.toLocaleString('en-US')}</span>}
    </>
  );
}
