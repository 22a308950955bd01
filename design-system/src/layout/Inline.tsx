import type { ElementType, ReactNode } from 'react';
import { inline } from './layout.css.ts';
import { gapClass, type Space } from './space.css.ts';

export interface InlineProps {
  /** The space between children in px, from the space scale. @default 8 */
  gap?: Space | undefined;
  /** The alignment across the row. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** The alignment along the row. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** @default true */
  isWrapping?: boolean | undefined;
  /** @default 'div' */
  as?: ElementType | undefined;
  children?: ReactNode;
}

/** Children in a row that wraps. */
export function Inline({
  gap = 8,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
  children,
}: InlineProps): ReactNode {
  return (
    <Element className={`${inline({ align, justify, isWrapping })} ${gapClass[gap]}`} data-component="Inline">
      {children}
    </Element>
  );
}
