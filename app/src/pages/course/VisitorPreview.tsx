import { ButtonLink, EmptyState, LockedPreview } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import type { ListedCourse } from '../../parts/catalog/builtIn.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

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
