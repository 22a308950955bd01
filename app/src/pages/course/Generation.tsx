import { GenerateContent, GenerationProgress } from '@redwhiteandcode/design-system';
import type { GenerationJob } from '@redwhiteandcode/lambdas/contract/curriculum.ts';
import type { ReactNode } from 'react';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

/** What the page shows of a job that writes a course. */
export type ShownJob = Pick<
  GenerationJob,
  'status' | 'lessons_written' | 'lessons_total' | 'reason' | 'is_own'
>;

export interface GenerationProps {
  /** The latest job; null where there was none, undefined while it is not known. */
  job: ShownJob | null | undefined;
  onStart: () => void;
  onCancel: () => void;
  /** While starting or canceling is sent. */
  isPending: boolean;
  /** Why the last of them was refused. */
  failure?: string | undefined;
}

/** A course without details: the button that has them written, then the progress of the job. */
export function Generation({ job, onStart, onCancel, isPending, failure }: GenerationProps): ReactNode {
  if (job === undefined) return <DetailsSkeleton />;
  return job ? (
    <GenerationProgress
      status={job.status}
      lessonsWritten={job.lessons_written}
      lessonsTotal={job.lessons_total}
      reason={failure ?? job.reason?.message}
      onCancel={job.is_own ? onCancel : undefined}
      onRetry={onStart}
      isPending={isPending}
    />
  ) : (
    <GenerateContent isSignedIn onGenerate={onStart} isGenerating={isPending} errorMessage={failure} />
  );
}
