import type { ReactNode } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { article } from './learning.css.ts';

export interface LessonSkeletonProps {
  /** @default 'Loading course...' */
  label?: string | undefined;
}

/** The shape of a lesson while the course loads. */
export function LessonSkeleton({ label = 'Loading course...' }: LessonSkeletonProps): ReactNode {
  return (
    <div className={article} data-component="LessonSkeleton">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div>
        <Skeleton width="12rem" />
        <Skeleton shape="block" height="2.25rem" width="75%" />
      </div>
      <Skeleton lines={4} />
      <Skeleton lines={3} />
      <Skeleton shape="block" height="3rem" />
    </div>
  );
}
