import { CoursePrice } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../session/session.ts';

const LearnerOffer = lazy(() => import('./LearnerOffer.tsx'));

export interface CourseOfferProps {
  courseId: string;
  /** The price for everyone else, in formatted dollars. */
  price: string;
}

/** A course's price, or for a learner who pays nothing, who pays. */
export function CourseOffer(props: CourseOfferProps): ReactNode {
  const usual = <CoursePrice price={props.price} />;
  if (!useSession()) return usual;
  return (
    <Suspense fallback={usual}>
      <LearnerOffer {...props} />
    </Suspense>
  );
}
