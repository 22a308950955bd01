import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatMoment, formatShortDate, formatTime } from '../../components/date/date.ts';
import { date, timeLine } from './AdminTablePage.css.ts';

export interface DateCellProps {
  /** An ISO date, with or without a time. */
  iso: string;
  /** Shows the time below the date instead of only on hover. @default false */
  isTimeShown?: boolean | undefined;
}

/**
 * A date in a table: 'Nov 22, 2026' on one line. Hovering shows the time and its zone, and screen readers read them. A column
 * in which the time matters shows it to all users, so that no cell needs to take focus.
 */
export function DateCell({ iso, isTimeShown = false }: DateCellProps): ReactNode {
  const time = formatTime(iso);
  return (
    <time dateTime={iso} title={time && !isTimeShown ? formatMoment(iso) : undefined} className={date}>
      <span>{formatShortDate(iso)}</span>
      {time !== undefined && <VisuallyHidden>, </VisuallyHidden>}
      {time !== undefined &&
        (isTimeShown ? <span className={timeLine}>{time}</span> : <VisuallyHidden>{time}</VisuallyHidden>)}
    </time>
  );
}
