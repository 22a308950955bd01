import { GenerateContent, GenerationProgress } from '@redwhiteandcode/design-system';
import type { ReactNode, RefObject } from 'react';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { type GenerationOf, useGeneration } from './useGeneration.ts';

interface CourseGenerationProps extends GenerationOf {
  /** What stays while the button, the progress and the details take turns: it keeps the focus. */
  region: RefObject<HTMLElement | null>;
}

/** A course without details: the button that has them written, and what becomes of it. */
export default function CourseGeneration({ region, ...course }: CourseGenerationProps): ReactNode {
  const { job, start, cancel, isPending, failure } = useGeneration(course);
  if (job === undefined) return <DetailsSkeleton />;
  // The button that was pressed goes; who pressed it stays where it was.
  const keepFocus = (act: () => Promise<void>) => () => void act().then(() => region.current?.focus());
  return job ? (
    <GenerationProgress
      status={job.status}
      lessonsWritten={job.lessons_written}
      lessonsTotal={job.lessons_total}
      reason={failure ?? job.reason?.message}
      onCancel={job.is_own ? keepFocus(cancel) : undefined}
      onRetry={keepFocus(start)}
      isPending={isPending}
    />
  ) : (
    <GenerateContent
      isSignedIn
      onGenerate={keepFocus(start)}
      isGenerating={isPending}
      errorMessage={failure}
    />
  );
}
