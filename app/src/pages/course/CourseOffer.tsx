import { CoursePrice } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';
import { useSession } from '../../shell/session/session.ts';

const LearnerOffer = lazy(() => import('./LearnerOffer.tsx'));

export interface CourseOfferProps {
  course: Pick<ListedCourse, 'id' | 'deduction' | 'list_price'>;
}

/** A course's price, or for a learner who pays nothing, who pays. */
export function CourseOffer(props: CourseOfferProps): ReactNode {
  const { deduction, list_price } = props.course;
  const usual = <CoursePrice price={deduction} listPrice={list_price} />;
  if (!useSession()) return usual;
  return (
    <Suspense fallback={usual}>
      <LearnerOffer {...props} />
    </Suspense>
  );
}
