import type { ReactNode } from 'react';
import { useEnrollment } from '../../parts/learning/useEnrollment.ts';
import { useWaiver } from '../../parts/orders/useOrders.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { Offer, type OfferProps } from './Offer.tsx';

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
