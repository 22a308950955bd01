import type { ReactNode } from 'react';
import { formatShortDate } from '../../components/date/date.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { struck } from './course.css.ts';
import type { CourseSummary } from './course.ts';

// Formats here, because few courses have a list price, and the shared formatter would be in every page's first load.
const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** An earlier price, struck through, with the last day on which it was charged. */
export function ListPrice({ cents, charged_until }: NonNullable<CourseSummary['list_price']>): ReactNode {
  return (
    <span className={struck}>
      <VisuallyHidden>Earlier price: </VisuallyHidden>
      <s>{dollars(cents)}</s> Charged until {formatShortDate(charged_until)}
    </span>
  );
}
