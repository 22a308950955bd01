import { lazy, type ReactNode, Suspense } from 'react';
import { signInHref } from '../auth/returnTo.ts';
import { DetailsSkeleton } from '../pages/course/DetailsSkeleton.tsx';
import { VisitorPreview } from '../pages/course/VisitorPreview.tsx';
import { useSession } from '../session/session.ts';

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
  if (session) {
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <LearnerDetails {...props} />
      </Suspense>
    );
  }
  return <VisitorPreview hasDetails={hasDetails} signInHref={signInHref(`/course/${courseId}`)} />;
}
