import type { ElementType, ReactNode } from 'react';
import { grid } from './layout.css.ts';
import { gapClass, type Space } from './space.css.ts';

export interface GridProps {
  /** The width under which a column is not made narrower, in px; columns fill the line. @default 280 */
  minColumnWidth?: 160 | 200 | 240 | 280 | 320 | 400 | undefined;
  /** The cells share the whole line, also where there are fewer of them than columns would fit. @default false */
  isFilled?: boolean | undefined;
  /** @default 24 */
  gap?: Space | undefined;
  /** `ul` and `ol` lose their bullets. @default 'div' */
  as?: ElementType | undefined;
  children?: ReactNode;
}

/** Equal columns, as many as fit the container; one at 320 px. */
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
