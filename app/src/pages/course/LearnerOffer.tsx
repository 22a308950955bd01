import type { ReactNode } from 'react';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { useEnrollment } from '../../parts/learning/useEnrollment.ts';
import { useWaiver } from '../../parts/orders/useOrders.ts';
import { Offer } from './Offer.tsx';
import type { CourseOfferProps } from './CourseOffer.tsx';

/** What a signed-in learner pays: by the order of their enrollment, or what enrolling would cost. */
export default function LearnerOffer({ course }: CourseOfferProps): ReactNode {
  const { enrollment } = useEnrollment(course.id);
  const own = useWaiver(course.id);
  const { data } = useSessionQuery('GET /api/enrollments/waiver', {});
  return <Offer course={course} waiver={enrollment === null ? data?.waiver : own} />;
}
