import type { ElementType, ReactNode } from 'react';
import { grid } from './layout.css.ts';
import { gapClass, type Space } from './space.css.ts';

export interface GridProps {
  /** The minimum width of a column in px; columns grow to fill the row. @default 280 */
  minColumnWidth?: 160 | 200 | 240 | 280 | 320 | 400 | undefined;
  /** Stretches the cells over the whole row even if more columns would fit. @default false */
  isFilled?: boolean | undefined;
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
  gap = 24,
  as: Element = 'div',
  children,
}: GridProps): ReactNode {
  return (
    <Element className={`${grid({ minColumnWidth, isFilled })} ${gapClass[gap]}`} data-component="Grid">
      {children}
    </Element>
  );
}
