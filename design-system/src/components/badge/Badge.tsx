import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

/** What a colour stands for; it never says it alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface BadgeProps {
  /** Its colour. @default 'neutral' */
  tone?: Tone | undefined;
  /** Before the word. */
  icon?: ReactNode;
  /** The word. */
  children: ReactNode;
}

/** A word about a thing: its level, its track. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={badge({ tone })} data-component="Badge" data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
