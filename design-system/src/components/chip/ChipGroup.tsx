import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { Chip, ChipContent } from './Chip.tsx';
import { chip, group, legend, radio } from './Chip.css.ts';

/** A filter. */
export interface ChipItem {
  /** The key in `selectedKeys`. */
  id: string;
  /** The label of the chip. */
  label: string;
  /** The number of items that match the filter. */
  count?: number | undefined;
}

export interface ChipGroupProps {
  /** The name of the group, shown above it unless hidden. */
  label: string;
  /** The filters in display order. */
  items: readonly ChipItem[];
  /** `single`: exactly one, as radio buttons; `multiple`: any number, as toggle buttons. @default 'single' */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** The ids of the filters that are on. */
  selectedKeys: ReadonlySet<string>;
  /** Called with the new selection. */
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Hides the label visually. @default true */
  isLabelHidden?: boolean | undefined;
}

/** Related filters in a row that wraps. */
export function ChipGroup(props: ChipGroupProps): ReactNode {
  const { label, items, selectionMode = 'single', selectedKeys, onSelectionChange } = props;
  const name = useId();
  const toggle = (id: string, isSelected: boolean) => {
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
              onChange={(isSelected) => toggle(item.id, isSelected)}
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
