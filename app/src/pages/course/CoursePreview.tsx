import { lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink, EmptyState, LockedPreview } from '@redwhiteandcode/design-system';
import { signInHref } from '../../shell/session/returnTo.ts';
import { useSession } from '../../shell/session/session.ts';
import { DetailsSkeleton } from './skeletons.tsx';
import type { OwnDetailsProps } from './OwnDetails.tsx';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';

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

export interface VisitorPreviewProps {
  /** Whether the course has details; undefined while it is loading. */
  hasDetails: boolean | undefined;
  /** The course's lessons and hours; undefined while loading. */
  course: Pick<ListedCourse, 'lesson_count' | 'hours'> | undefined;
  signInHref: string;
  /** The address of the lesson that anyone may read; undefined if there is none. */
  freeLessonHref: string | undefined;
}

/** Tells a visitor to sign in to see or generate the course's details. */
export function VisitorPreview({
  hasDetails,
  course,
  signInHref,
  freeLessonHref,
}: VisitorPreviewProps): ReactNode {
  if (hasDetails === undefined) return <DetailsSkeleton />;
  if (hasDetails)
    return <LockedPreview course={course} signInHref={signInHref} freeLessonHref={freeLessonHref} />;
  return (
    <EmptyState
      title={copy.noDetailsTitle}
      description={copy.noDetailsSignedOut}
      action={<ButtonLink href={signInHref}>{copy.signIn}</ButtonLink>}
    />
  );
}
