import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  icon?: ReactNode;
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
