import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** 16, 24 or 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The text that screen readers announce; without it, the spinner is decorative. */
  label?: string | undefined;
}

/** Indicates an operation of unknown duration. */
export function Spinner({ size = 'md', label }: SpinnerProps): ReactNode {
  const circle = <span className={spinner({ size })} aria-hidden="true" data-component="Spinner" />;
  if (label === undefined) return circle;
  return (
    <output>
      {circle}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
