import type { ReactNode, Ref } from 'react';
import { headingSize } from './text.css.ts';

export interface HeadingProps {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** 20, 24 or 30 px, or the display size. @default by level: 'lg', 'md', 'sm', 'sm' */
  size?: 'sm' | 'md' | 'lg' | 'display' | undefined;
  /** For `aria-labelledby` and links to the place. */
  id?: string | undefined;
  /** For moving focus to it: it takes focus by script. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** The title. */
  children: ReactNode;
}

const sizes = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'sm' } as const;

/** A title; its size is independent of its level. */
export function Heading({ level, size = sizes[level], id, ref, children }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={-1} className={headingSize[size]} data-component="Heading">
      {children}
    </Element>
  );
}
