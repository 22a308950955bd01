import { lazy, type ReactNode, Suspense } from 'react';
import { signInHref } from '../../shell/session/returnTo.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { VisitorPreview, type VisitorPreviewProps } from './VisitorPreview.tsx';
import { useSession } from '../../shell/session/session.ts';

const LearnerDetails = lazy(() => import('./LearnerDetails.tsx'));

export interface CoursePreviewProps {
  courseId: string;
  /** The course's lessons and hours; undefined while loading. */
  course: VisitorPreviewProps['course'];
  /** The course's title; undefined while loading. */
  title: string | undefined;
  /** Whether the course has details; undefined while loading. */
  hasDetails: boolean | undefined;
  /** Whether the course has no lessons yet; undefined while loading. */
  isUnready: boolean | undefined;
  /** Whether the text was generated and no admin has reviewed it. */
  isDraft?: boolean | undefined;
  /** Called to reload the course when its details have been written. */
  onWritten: () => void;
}

/** The course's details for signed-in users, and an invitation to sign in for visitors. */
export function CoursePreview(props: CoursePreviewProps): ReactNode {
  const { courseId, hasDetails, isUnready } = props;
  const session = useSession();
  if (session) {
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <LearnerDetails {...props} />
      </Suspense>
    );
  }
  return (
    <VisitorPreview
      hasDetails={hasDetails}
      course={props.course}
      signInHref={signInHref(`/course/${courseId}`)}
      freeLessonHref={isUnready === false ? `/course/${courseId}/preview` : undefined}
    />
  );
}
