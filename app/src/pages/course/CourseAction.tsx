import { Button, EnrollAction } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { signInHref } from '../../shell/session/returnTo.ts';
import { ActionSkeleton } from './ActionSkeleton.tsx';
import { Unready } from './Unready.tsx';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { useSession } from '../../shell/session/session.ts';

const LearnerAction = lazy(() => import('./LearnerAction.tsx'));

/** Only courses that are not open yet need its form. */
const Notify = lazy(async () => ({ default: (await import('../../parts/waitlist/Notify.tsx')).Notify }));

export interface CourseActionProps {
  courseId: string;
  /** The course's title; undefined while loading. */
  title: string | undefined;
  /** Whether the course accepts no new learners. */
  isClosed?: boolean | undefined;
  /** Whether the course has no lessons yet. */
  isUnready?: boolean | undefined;
}

/** The main button of a course page: sign in, enroll, or continue learning. */
export function CourseAction(props: CourseActionProps): ReactNode {
  const session = useSession();
  const { courseId, title } = props;
  if (!session && props.title === undefined) return <ActionSkeleton />;
  if (!session && props.isUnready) {
    const notify = title !== undefined && (
      // The served button can be replaced while the part loads, and the text below it must not move.
      <Suspense
        fallback={
          <Button variant="neutral" isDisabled>
            {copy.notify}
          </Button>
        }
      >
        <Notify item={{ id: courseId, title }} label={copy.notify} />
      </Suspense>
    );
    return <Unready notify={notify} />;
  }
  if (!session)
    return <EnrollAction state="signedOut" signInHref={signInHref(`/course/${props.courseId}`)} />;
  return (
    <Suspense fallback={<ActionSkeleton />}>
      <LearnerAction {...props} />
    </Suspense>
  );
}
