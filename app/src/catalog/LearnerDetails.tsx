import { AiDisclosure, CourseDetails, ErrorState } from '@redwhiteandcode/design-system';
import type { Provenance } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useSessionAnswer } from '../api/useAnswer.ts';
import { courseWords as words } from '../copy/course.ts';
import type { CoursePreviewProps } from './CoursePreview.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

const CourseGeneration = lazy(() => import('./CourseGeneration.tsx'));

type LearnerDetailsProps = Pick<CoursePreviewProps, 'courseId' | 'title' | 'onWritten'>;

/** What a course teaches, for the signed-in, or the way to have it written; loaded for them alone. */
export default function LearnerDetails(course: LearnerDetailsProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} tabIndex={-1}>
      <Details {...course} region={region} />
    </div>
  );
}

interface DetailsProps extends LearnerDetailsProps {
  region: RefObject<HTMLElement | null>;
}

function Details({ courseId, title, onWritten, region }: DetailsProps): ReactNode {
  const { data, error, mutate } = useSessionAnswer('GET /api/courses/{courseId}/details', {
    path: { courseId },
  });
  if (data) return <CourseDetails details={data} disclosure={<Disclosure provenance={data.provenance} />} />;
  if (error?.status === 404) {
    const read = () => {
      void mutate();
      onWritten();
    };
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <CourseGeneration region={region} courseId={courseId} title={title ?? courseId} onWritten={read} />
      </Suspense>
    );
  }
  if (error) return <ErrorState title={words.detailsFailure} onRetry={() => void mutate()} />;
  return <DetailsSkeleton />;
}

/** Who wrote the details; of the built-in courses, that a machine did. */
function Disclosure({ provenance }: { provenance: Provenance | undefined }): ReactNode {
  if (!provenance) return <AiDisclosure variant="badge" />;
  return <AiDisclosure provider={provenance.model} date={provenance.date} />;
}
