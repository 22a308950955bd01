import { type ElementType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { grid } from './layout.css.ts';
import { gapClass, type Space } from './space.css.ts';

export interface GridProps {
  /** The minimum width of a column in px; columns grow to fill the row. @default 280 */
  minColumnWidth?: 160 | 200 | 240 | 280 | 320 | 400 | undefined;
  /** Stretches the cells over the whole row even if more columns would fit. @default false */
  isFilled?: boolean | undefined;
  /** The name of the one row that scrolls sideways below 768 px; without it, the items are in columns there too. */
  phoneRow?: string | undefined;
  /** @default 24 */
  gap?: Space | undefined;
  /** The element; `ul` and `ol` have no bullets. @default 'div' */
  as?: ElementType | undefined;
  children?: ReactNode;
}

/** Columns of equal width, as many as fit the container; one at 320 px. */
export function Grid({
  minColumnWidth = 280,
  isFilled = false,
  phoneRow,
  gap = 24,
  as: Element = 'div',
  children,
}: GridProps): ReactNode {
  const isRowOnPhones = phoneRow !== undefined;
  const row = useRef<HTMLElement>(null);
  useKeyboardScrolling(row, isRowOnPhones);
  return (
    <Element
      ref={isRowOnPhones ? row : undefined}
      // Without scripts the row scrolls too.
      tabIndex={isRowOnPhones ? 0 : undefined}
      className={`${grid({ minColumnWidth, isFilled, isRowOnPhones })} ${gapClass[gap]}`}
      // Only an element with a role can have a name.
      role={isRowOnPhones && Element === 'div' ? 'group' : undefined}
      aria-label={phoneRow}
      data-component="Grid"
    >
      {children}
    </Element>
  );
}

/** Lets the keyboard scroll a row that has no links or buttons to move to. */
function useKeyboardScrolling(row: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = row.current;
    if (!isOn || !element) return;
    const update = () => {
      const isScrolled = element.scrollWidth > element.clientWidth;
      if (isScrolled && !element.querySelector('a, button')) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, isOn]);
}
