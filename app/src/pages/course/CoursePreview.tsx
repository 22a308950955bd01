import { lazy, type ReactNode, Suspense } from 'react';
import { signInHref } from '../../shell/session/returnTo.ts';
import { useSession } from '../../shell/session/session.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import type { OwnDetailsProps } from './OwnDetails.tsx';
import { VisitorPreview, type VisitorPreviewProps } from './VisitorPreview.tsx';

/** Visitors do not load it. */
const OwnDetails = lazy(() => import('./OwnDetails.tsx'));

export interface CoursePreviewProps extends OwnDetailsProps {
  /** The course's lessons and hours; undefined while loading. */
  course: VisitorPreviewProps['course'];
  /** Whether the course has details; undefined while loading. */
  hasDetails: boolean | undefined;
  /** Whether the course has no lessons yet; undefined while loading. */
  isUnready: boolean | undefined;
}

/** The course's details for signed-in users, and an invitation to sign in for visitors. */
export function CoursePreview({ course, hasDetails, isUnready, ...own }: CoursePreviewProps): ReactNode {
  if (useSession()) {
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <OwnDetails {...own} />
      </Suspense>
    );
  }
  return (
    <VisitorPreview
      hasDetails={hasDetails}
      course={course}
      signInHref={signInHref(`/course/${own.courseId}`)}
      freeLessonHref={isUnready === false ? `/course/${own.courseId}/preview` : undefined}
    />
  );
}
