import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import {
  content,
  details as detailsClass,
  handle,
  item as itemClass,
  list,
  moves,
} from './ReorderableList.css.ts';

export interface ReorderableListProps<Item extends { id: string }> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Returns the item's name, for its buttons and the announcements. */
  getName: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** Renders what is below an item and its buttons, such as the form of an open item. */
  renderDetails?: ((item: Item, index: number) => ReactNode) | undefined;
  /** Keeps short items on one line with their buttons in a narrow window. @default false */
  isCompact?: boolean | undefined;
  /** Called with all items in their new order. */
  onReorder: (items: Item[]) => void;
}

/** Returns the items with the one at `from` moved to `to`. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const moved = items[from];
  return moved === undefined ? rest : rest.toSpliced(to, 0, moved);
}

/** A list whose items can be moved by buttons or by dragging; each move is announced. */
export function ReorderableList<Item extends { id: string }>({
  label,
  items,
  getName,
  children,
  renderDetails,
  isCompact = false,
  onReorder,
}: ReorderableListProps<Item>): ReactNode {
  const root = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();

  const move = (from: number, to: number) => {
    const moved = items[from];
    if (!moved || to < 0 || to >= items.length || from === to) return;
    onReorder(moveItem(items, from, to));
    setAnnouncement(`${getName(moved)} moved to position ${to + 1} of ${items.length}`);
  };
  // The pressed button moves with its item and is disabled at the end of the list, so focus is set again.
  const press = (from: number, by: -1 | 1) => {
    flushSync(() => move(from, from + by));
    const row = root.current?.children[from + by];
    // Excludes the buttons of a list inside the item.
    const find = (move: string) =>
      row?.querySelector<HTMLElement>(`:scope > [data-part="moves"] > ${move} > button:not(:disabled)`);
    (find(`[data-move="${by}"]`) ?? find('[data-move]'))?.focus();
  };
  const drag = (index: number) => ({
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      setDragged(index);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setTarget(undefined);
    },
  });
  const drop = (index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(index);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(dragged, index);
    },
  });

  return (
    <div data-component="ReorderableList">
      <ol ref={root} aria-label={label} className={list} data-compact={isCompact || undefined}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={itemClass}
            data-dragging={dragged === index || undefined}
            data-drop={dropSide(dragged, target, index)}
            {...drop(index)}
          >
            <span className={handle} draggable data-part="handle" {...drag(index)}>
              <Icon icon={icons.gripVertical} size="sm" />
            </span>
            <div className={content}>{children(item, index)}</div>
            <MoveButtons name={getName(item)} index={index} count={items.length} onPress={press} />
            <Details>{renderDetails?.(item, index)}</Details>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}

/** Returns the side of the item on which the dragged item would be inserted. */
function dropSide(
  dragged: number | undefined,
  target: number | undefined,
  index: number,
): 'before' | 'after' | undefined {
  if (dragged === undefined || target !== index || dragged === index) return undefined;
  return dragged < index ? 'after' : 'before';
}

function Details({ children }: { children: ReactNode }): ReactNode {
  return children && <div className={detailsClass}>{children}</div>;
}

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onPress: (from: number, by: -1 | 1) => void;
}

function MoveButtons({ name, index, count, onPress }: MoveButtonsProps): ReactNode {
  return (
    <span className={moves} data-part="moves">
      {([-1, 1] as const).map((by) => (
        <span key={by} data-move={by}>
          <IconButton
            icon={by === -1 ? icons.arrowUp : icons.arrowDown}
            label={`Move ${name} ${by === -1 ? 'up' : 'down'}`}
            size="sm"
            isDisabled={index === (by === -1 ? 0 : count - 1)}
            onPress={() => onPress(index, by)}
          />
        </span>
      ))}
    </span>
  );
}
