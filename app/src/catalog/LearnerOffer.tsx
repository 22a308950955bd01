import type { ReactNode } from 'react';
import { useSessionQuery } from '../api/useSessionQuery.ts';
import { useEnrollment } from '../learning/useEnrollment.ts';
import { useWaivers } from '../learning/useOrders.ts';
import { Offer } from '../pages/course/Offer.tsx';
import type { CourseOfferProps } from './CourseOffer.tsx';

/** What a signed-in learner pays: by the order of their enrollment, or what enrolling would cost. */
export default function LearnerOffer({ course }: CourseOfferProps): ReactNode {
  const { enrollment } = useEnrollment(course.id);
  const own = useWaivers(course.id).get(course.id);
  const { data } = useSessionQuery('GET /api/enrollments/waiver', {});
  return <Offer course={course} waiver={enrollment === null ? data?.waiver : own} />;
}
