import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { Chip, ChipContent } from './Chip.tsx';
import { chip, group, legend, radio } from './Chip.css.ts';

/** One filter. */
export interface ChipItem {
  /** Its key in the selection. */
  id: string;
  /** What it filters by. */
  label: string;
  /** How many things it lets through. */
  count?: number | undefined;
}

export interface ChipGroupProps {
  /** Names the group; shown above it unless hidden. */
  label: string;
  /** In the order in which they are shown. */
  items: readonly ChipItem[];
  /** `single`: always one of them, as radio buttons; `multiple`: any number, as toggles. @default 'single' */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Ids of the filters that are on. */
  selectedKeys: ReadonlySet<string>;
  /** The new selection. */
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Leaves the label to assistive technology. @default true */
  isLabelHidden?: boolean | undefined;
}

/** Filters of one kind in a line that wraps. */
export function ChipGroup(props: ChipGroupProps): ReactNode {
  const { label, items, selectionMode = 'single', selectedKeys, onSelectionChange } = props;
  const name = useId();
  const turn = (id: string, isSelected: boolean) => {
    const next = new Set(selectedKeys);
    if (isSelected) next.add(id);
    else next.delete(id);
    onSelectionChange(next);
  };
  return (
    <fieldset data-component="ChipGroup">
      <legend className={(props.isLabelHidden ?? true) ? visuallyHidden : legend}>{label}</legend>
      <div className={group}>
        {items.map((item) =>
          selectionMode === 'multiple' ? (
            <Chip
              key={item.id}
              count={item.count}
              isSelected={selectedKeys.has(item.id)}
              onChange={(isSelected) => turn(item.id, isSelected)}
            >
              {item.label}
            </Chip>
          ) : (
            <label key={item.id} className={chip} data-selected={selectedKeys.has(item.id) || undefined}>
              <input
                type="radio"
                name={name}
                className={radio}
                checked={selectedKeys.has(item.id)}
                onChange={() => onSelectionChange(new Set([item.id]))}
              />
              <ChipContent count={item.count}>{item.label}</ChipContent>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
