import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import type { CoursePreviewProps } from './CoursePreview.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { LearnerDetails } from './LearnerDetailsPanel.tsx';

const CourseGeneration = lazy(() => import('./CourseGeneration.tsx'));

type LearnerCourse = Pick<CoursePreviewProps, 'courseId' | 'title' | 'isDraft' | 'onWritten'>;

/** The course's details, or the button that generates them. Visitors do not load it. */
export default function ConnectedLearnerDetails(course: LearnerCourse): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} tabIndex={-1}>
      <Details {...course} region={region} />
    </div>
  );
}

interface DetailsProps extends LearnerCourse {
  region: RefObject<HTMLElement | null>;
}

function Details({ courseId, title, isDraft, onWritten, region }: DetailsProps): ReactNode {
  const { data, error, mutate } = useSessionQuery('GET /api/courses/{courseId}/details', {
    path: { courseId },
  });
  if (!data && error?.status === 404) {
    const reload = () => {
      void mutate();
      onWritten();
    };
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <CourseGeneration region={region} courseId={courseId} title={title ?? courseId} onWritten={reload} />
      </Suspense>
    );
  }
  return (
    <LearnerDetails
      details={data}
      isDraft={isDraft}
      isFailing={error !== undefined}
      onRetry={() => void mutate()}
    />
  );
}
