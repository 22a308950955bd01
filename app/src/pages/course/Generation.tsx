import { GenerateContent, GenerationProgress } from '@redwhiteandcode/design-system';
import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import type { ReactNode } from 'react';
import { generationCopy as copy } from '../../parts/curriculum/generationCopy.ts';
import { DetailsSkeleton } from './skeletons.tsx';

/** The fields of a generation job that the page shows. */
export type ShownJob = Pick<
  GenerationJob,
  'status' | 'lessons_written' | 'lessons_total' | 'reason' | 'is_own'
>;

export interface GenerationProps {
  /** The latest job; null without one, undefined while it is loading. */
  job: ShownJob | null | undefined;
  onStart: () => void;
  onCancel: () => void;
  /** Whether a request to start or cancel is pending. */
  isPending: boolean;
  /** The message if that request failed. */
  failure?: string | undefined;
}

/** A course without details: the button that generates them, then the progress of the job. */
export function Generation({ job, onStart, onCancel, isPending, failure }: GenerationProps): ReactNode {
  if (job === undefined) return <DetailsSkeleton />;
  return job ? (
    <GenerationProgress
      status={job.status}
      words={copy.progress}
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
