import type { ReactNode, Ref } from 'react';
import { headingSize } from './Heading.css.ts';

export interface HeadingProps {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** 20, 24 or 30 px, or the display size. @default by level: 'lg', 'md', 'sm', 'sm' */
  size?: 'sm' | 'md' | 'lg' | 'display' | undefined;
  /** The id, for `aria-labelledby` and links. */
  id?: string | undefined;
  /** The heading element, which scripts can focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** The title. */
  children: ReactNode;
}

const sizes = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'sm' } as const;

/** A heading whose size is independent of its level. */
export function Heading({ level, size = sizes[level], id, ref, children }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={-1} className={headingSize[size]} data-component="Heading">
      {children}
    </Element>
  );
}
