import type { ReactNode } from 'react';
import { CoursePrice } from '@redwhiteandcode/design-system';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { waiverTerms, waiverTitle } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { useEnrollment } from '../../parts/learning/useEnrollment.ts';
import { useWaiver } from '../../parts/orders/useOrders.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';

export interface CourseOfferProps {
  course: OfferProps['course'] & { id: string };
}

/**
 * A course's price, or why it is free for the learner. An enrolled learner's order says so; before that, the terms of a new
 * enrollment do.
 */
export function CourseOffer({ course }: CourseOfferProps): ReactNode {
  const { enrollment } = useEnrollment(course.id);
  const own = useWaiver(course.id);
  const { data } = useSessionQuery('GET /api/enrollments/waiver', {});
  return <Offer course={course} waiver={enrollment === null ? data?.waiver : own} />;
}

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
