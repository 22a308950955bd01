import { AiDisclosure, CourseDetails, EmptyState, ErrorState } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSessionAnswer } from '../api/useAnswer.ts';
import { courseWords as words } from '../copy/course.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

/** What a course teaches, for the signed-in; loaded for them alone. */
export default function LearnerDetails({ courseId }: { courseId: string }): ReactNode {
  const { data, error, mutate } = useSessionAnswer('GET /api/courses/{courseId}/details', {
    path: { courseId },
  });
  if (error?.status === 404) {
    return <EmptyState title={words.noDetailsTitle} description={words.noDetailsSignedIn} />;
  }
  if (data) return <CourseDetails details={data} disclosure={<AiDisclosure variant="badge" />} />;
  if (error) return <ErrorState title={words.detailsFailure} onRetry={() => void mutate()} />;
  return <DetailsSkeleton />;
}
