import type { ReactNode } from 'react';
import { divider } from './layout.css.ts';

export interface DividerProps {
  /** `brand` is the decorative 4 px red rule. @default 'subtle' */
  tone?: 'subtle' | 'brand' | undefined;
}

/** A line between groups of content. */
export function Divider({ tone = 'subtle' }: DividerProps): ReactNode {
  return (
    <hr className={divider({ tone })} aria-hidden={tone === 'brand' || undefined} data-component="Divider" />
  );
}
