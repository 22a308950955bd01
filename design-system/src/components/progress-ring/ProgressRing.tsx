import type { ReactNode } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { fill, ring, svg, track, valueText } from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** The accessible name of the operation. */
  label: string;
  /** 0 to 100, where 100 is complete; without it, the ring is indeterminate. */
  value?: number | undefined;
  /** 32, 56 or 96 px; the small ring shows no number. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A progress indicator for small spaces; `data-state` is `indeterminate`, `loading` or `complete`. */
export function ProgressRing({ label, value, size = 'md' }: ProgressRingProps): ReactNode {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, Math.round(value)));
  const state = percent === undefined ? 'indeterminate' : percent === 100 ? 'complete' : 'loading';
  return (
    <div className={ring({ size })} data-component="ProgressRing" data-state={state}>
      <progress className={visuallyHidden} aria-label={label} max={100} value={percent} />
      <svg className={svg} viewBox="0 0 36 36" fill="none" strokeWidth="4" aria-hidden="true">
        <circle className={track} cx="18" cy="18" r="16" />
        {percent !== 0 && (
          <circle
            className={fill}
            cx="18"
            cy="18"
            r="16"
            pathLength="100"
            strokeDasharray={percent === 100 ? undefined : `${percent ?? 25} 100`}
          />
        )}
      </svg>
      {state === 'complete' && (
        <span className={valueText}>
          <Icon icon={icons.check} size={size === 'lg' ? 'xl' : size} />
        </span>
      )}
      {state === 'loading' && size !== 'sm' && (
        <span className={valueText} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  );
}
