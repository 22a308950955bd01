import type { ElementType, ReactNode } from 'react';
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
  return (
    <Element
      ref={isRowOnPhones ? focusableWithoutControls : undefined}
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

/** The ref of a row: keyboard users can focus it while it scrolls and has no links or buttons to move to. */
function focusableWithoutControls(row: HTMLElement | null): () => void {
  const update = () => {
    if (!row) return;
    const isScrolled = row.scrollWidth > row.clientWidth;
    if (isScrolled && !row.querySelector('a, button')) row.setAttribute('tabindex', '0');
    else row.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  if (row) {
    update();
    observer.observe(row);
  }
  return () => observer.disconnect();
}
