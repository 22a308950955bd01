import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from './layout.css.ts';

export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: ElementType | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** Text that only assistive technology reads. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactNode {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
