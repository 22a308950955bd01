import { ButtonLink, EmptyState, LockedPreview } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { signInHref } from '../auth/returnTo.ts';
import { courseWords as words } from '../copy/course.ts';
import { useSession } from '../session/session.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

const LearnerDetails = lazy(() => import('./LearnerDetails.tsx'));

export interface CoursePreviewProps {
  courseId: string;
  /** The course's title, once it is known. */
  title: string | undefined;
  /** Whether the course's details are written, undefined while not known. */
  hasDetails: boolean | undefined;
  /** Reads the course anew once its details are written. */
  onWritten: () => void;
}

/** What a course teaches: to visitors that there is more behind signing in, to the signed-in all of it. */
export function CoursePreview(props: CoursePreviewProps): ReactNode {
  const { courseId, hasDetails } = props;
  const session = useSession();
  const href = signInHref(`/course/${courseId}`);
  if (session) {
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <LearnerDetails {...props} />
      </Suspense>
    );
  }
  if (hasDetails !== false) return <LockedPreview signInHref={href} />;
  return (
    <EmptyState
      title={words.noDetailsTitle}
      description={words.noDetailsSignedOut}
      action={<ButtonLink href={href}>{words.signIn}</ButtonLink>}
    />
  );
}
