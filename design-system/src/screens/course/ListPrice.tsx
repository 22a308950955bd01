import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatShortDate } from '../date.ts';
import { formatDollars } from '../dollars.ts';
import { struck } from './course.css.ts';
import type { ListPriceData } from './course.ts';

/** An earlier price, struck through, with the last day on which it was charged. */
export function ListPrice({ cents, charged_until }: ListPriceData): ReactNode {
  return (
    <span className={struck}>
      <VisuallyHidden>Earlier price: </VisuallyHidden>
      <s>{formatDollars(cents / 100)}</s> Charged until {formatShortDate(charged_until)}
    </span>
  );
}
