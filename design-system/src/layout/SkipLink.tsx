import type { ReactNode } from 'react';
import { skipLink } from './layout.css.ts';

export interface SkipLinkProps {
  /** @default '#main' */
  href?: string | undefined;
  /** @default 'Skip to content' */
  children?: ReactNode;
}

/** The first link of a page: hidden until it has focus, it jumps to the main content. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps): ReactNode {
  return (
    <a href={href} className={skipLink} data-component="SkipLink">
      {children}
    </a>
  );
}
