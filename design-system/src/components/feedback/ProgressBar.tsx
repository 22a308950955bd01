import type { ReactNode } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { progressBar, progressHeader, progressValue } from './feedback.css.ts';

export interface ProgressBarProps {
  /** The accessible name, shown above the bar unless hidden. */
  label: string;
  /** 0 to 100, where 100 is complete; without it, the bar is indeterminate. */
  value?: number | undefined;
  /** Replaces the percentage on the screen and for screen readers: '3 of 12 lessons'. */
  valueLabel?: string | undefined;
  /** Shows the value beside the label. @default true */
  isValueShown?: boolean | undefined;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
}

/** A progress bar; `data-state` is `indeterminate`, `loading` or `complete`. */
export function ProgressBar({
  label,
  value,
  valueLabel,
  isValueShown = true,
  isLabelHidden = false,
}: ProgressBarProps): ReactNode {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, Math.round(value)));
  const state = percent === undefined ? 'indeterminate' : percent === 100 ? 'complete' : 'loading';
  return (
    <div data-component="ProgressBar" data-state={state}>
      {/* Screen readers read the name and the value of the bar. */}
      <div className={isLabelHidden && !isValueShown ? visuallyHidden : progressHeader} aria-hidden="true">
        <span className={isLabelHidden ? visuallyHidden : undefined}>{label}</span>
        {isValueShown && percent !== undefined && (
          <span className={progressValue}>{valueLabel ?? `${percent}%`}</span>
        )}
      </div>
      <progress
        className={progressBar}
        aria-label={label}
        aria-valuetext={valueLabel}
        max={100}
        value={percent}
      />
    </div>
  );
}
