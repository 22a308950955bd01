import type { ElementType, ReactNode } from 'react';
import { inline } from './layout.css.ts';
import { gapClass, type Space } from './space.css.ts';

export interface InlineProps {
  /** Distance between children in px of the space scale. @default 8 */
  gap?: Space | undefined;
  /** Across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** @default true */
  isWrapping?: boolean | undefined;
  /** @default 'div' */
  as?: ElementType | undefined;
  children?: ReactNode;
}

/** Children in a line that wraps. */
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
