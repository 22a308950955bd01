import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

/** The meaning of the color. The text must express it too. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface BadgeProps {
  /** The color. @default 'neutral' */
  tone?: Tone | undefined;
  /** Draws a line around the badge instead of filling it, for the default state. @default false */
  isOutlined?: boolean | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
  /** The text, usually one word. */
  children: ReactNode;
}

/** A short label, such as a course's level or track. */
export function Badge({ tone = 'neutral', isOutlined = false, icon, children }: BadgeProps): ReactNode {
  return (
    <span className={badge({ tone, isOutlined })} data-component="Badge" data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
