import { CoursePrice } from '@redwhiteandcode/design-system';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { waiverTerms, waiverTitle } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';

export interface OfferProps {
  course: Pick<ListedCourse, 'deduction' | 'list_price'>;
  /** Why the course is free for the learner. */
  waiver: Waiver | null | undefined;
}

/** A course's price, or why it is free, with the usual price. */
export function Offer({ course, waiver }: OfferProps): ReactNode {
  if (!waiver) return <CoursePrice price={course.deduction} listPrice={course.list_price} />;
  return (
    <CoursePrice
      label={waiverTitle(waiver)}
      price="$0"
      note={`${waiverTerms(waiver)} ${copy.usualPrice(course.deduction)}`}
    />
  );
}
