import type { ElementType, ReactNode } from 'react';
import { stack } from './layout.css.ts';
import { gapClass, type Space } from './space.css.ts';

export interface StackProps {
  /** The space between children in px, from the space scale. @default 16 */
  gap?: Space | undefined;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** The element; `ul` and `ol` have no bullets. @default 'div' */
  as?: ElementType | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** Children in a column, with equal space between them. */
export function Stack({
  gap = 16,
  align = 'stretch',
  as: Element = 'div',
  id,
  children,
}: StackProps): ReactNode {
  return (
    <Element id={id} className={`${stack({ align })} ${gapClass[gap]}`} data-component="Stack">
      {children}
    </Element>
  );
}
