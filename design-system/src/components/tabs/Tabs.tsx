import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { list, panel, root, tab } from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  selectedKey?: string | undefined;
  /** @default the first item's id */
  defaultSelectedKey?: string | undefined;
  onSelectionChange?: ((id: string) => void) | undefined;
}

/** Shows one panel at a time. Arrow keys, Home and End move between tabs and select them; Tab moves into the panel. */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
}: TabsProps): ReactNode {
  const id = useId();
  const [ownKey, setOwnKey] = useState(defaultSelectedKey ?? items[0]?.id);
  const selected = selectedKey ?? ownKey;
  const selectedIndex = items.findIndex((item) => item.id === selected);

  const select = (key: string) => {
    setOwnKey(key);
    if (key !== selected) onSelectionChange?.(key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = items[nextIndex(event.key, selectedIndex, items.length, isRtl)];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`${id}-tab-${target.id}`)?.focus();
  };

  return (
    <div className={root} data-component="Tabs">
      <div role="tablist" aria-label={label} className={list}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            className={tab}
            aria-selected={item.id === selected}
            aria-controls={item.id === selected ? `${id}-panel-${item.id}` : undefined}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => select(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items
        .filter((item) => item.id === selected)
        .map((item) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${id}-panel-${item.id}`}
            className={panel}
            aria-labelledby={`${id}-tab-${item.id}`}
          >
            {item.content}
          </div>
        ))}
    </div>
  );
}

/** Returns the index of the tab that a key selects, or -1 for other keys. */
function nextIndex(key: string, index: number, count: number, isRtl: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count;
  return -1;
}
