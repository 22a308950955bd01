import { EnrollAction } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { signInHref } from '../../shell/session/returnTo.ts';
import { useSession } from '../../shell/session/session.ts';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { ActionSkeleton } from './skeletons.tsx';
import type { CourseActionProps } from './OwnAction.tsx';
import { Unready } from './Unready.tsx';

/** Visitors do not load it. */
const OwnAction = lazy(() => import('./OwnAction.tsx'));

/** Only courses without lessons load it, and no built-in course is one. */
const Notify = lazy(async () => ({ default: (await import('../../parts/waitlist/Notify.tsx')).Notify }));

/** The main button of a course page: sign in, enroll, or continue learning. */
export function CourseAction(props: CourseActionProps): ReactNode {
  const { courseId, title, isUnready } = props;
  if (useSession()) {
    return (
      <Suspense fallback={<ActionSkeleton />}>
        <OwnAction {...props} />
      </Suspense>
    );
  }
  if (title === undefined) return <ActionSkeleton />;
  if (isUnready) {
    return (
      <Suspense fallback={<ActionSkeleton />}>
        <Unready notify={<Notify item={{ id: courseId, title }} label={copy.notify} />} />
      </Suspense>
    );
  }
  return <EnrollAction state="signedOut" signInHref={signInHref(`/course/${courseId}`)} />;
}
