import { toast } from '@redwhiteandcode/design-system';
import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reportCourse } from '../../shell/analytics/events.ts';
import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { generationCopy as copy } from '../../parts/curriculum/generationCopy.ts';
import { forgetStart, isRunning, refetchDelay, rememberStart } from './generation.ts';
import { startGeneration } from '../../parts/curriculum/startGeneration.ts';
import { useCourseAction } from './useCourseAction.ts';

/** A course whose details and lessons can be generated. */
export interface GenerationOf {
  courseId: string;
  title: string;
  /** Called to reload the course and its details. */
  onWritten: () => void;
}

/** The state of a course's generation, and the actions on it. */
export interface Generation {
  /** The latest job; null if there is none, undefined while loading. */
  job: GenerationJob | null | undefined;
  start: () => Promise<void>;
  cancel: () => Promise<void>;
  /** Whether a start or a cancellation is pending. */
  isPending: boolean;
  /** Why the last start or cancellation failed. */
  failure: string | undefined;
}

/** Follows the generation of a course. It polls while a job runs, so that a reload and a second tab show the same. */
export function useGeneration({ courseId, title, onWritten }: GenerationOf): Generation {
  const request = { path: { courseId } };
  const { data, error, mutate } = useSessionQuery('GET /api/courses/{courseId}/generation', request);
  usePolling(data, mutate);
  const { run, isPending, failure } = useCourseAction(courseId);
  useEnd(data, { courseId, title, onWritten });

  const start = () =>
    run(copy.progress.failed, async () => {
      try {
        const job = await startGeneration(courseId);
        if (job.is_own) rememberStart(job);
        await mutate(job, { revalidate: false });
      } catch (error) {
        // Another user has generated it in the meantime.
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        onWritten();
      }
    });
  const cancel = () =>
    run(copy.cancelFailure, async () => {
      const job = await callSignedIn('DELETE /api/courses/{courseId}/generation', request);
      await mutate(job, { revalidate: false });
    });
  const job = data ?? (error ? null : undefined);
  return { job, start, cancel, isPending, failure };
}

/** Fetches a running job again and again while the page is visible. */
function usePolling(job: GenerationJob | undefined, fetchJob: () => Promise<unknown>): void {
  const isPolling = job !== undefined && isRunning(job);
  const delay = useEffectEvent(() => refetchDelay(job));
  const refetch = useEffectEvent(fetchJob);
  useEffect(() => {
    if (!isPolling) return;
    let timer: ReturnType<typeof setTimeout>;
    const poll = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') void refetch();
        poll();
      }, delay());
    };
    poll();
    return () => clearTimeout(timer);
  }, [isPolling]);
}

/** Shows a toast once when a job that this page saw running ends. Reloads the course as soon as it is published. */
function useEnd(job: GenerationJob | undefined, { courseId, title, onWritten }: GenerationOf): void {
  const wasRunning = useRef(false);
  const onEnd = useEffectEvent((ended: GenerationJob) => {
    const hasJustEnded = wasRunning.current;
    wasRunning.current = false;
    if (ended.status === 'published') {
      if (forgetStart(ended)) reportCourse('generate_course_content', { id: courseId, title });
      if (hasJustEnded) toast({ title: copy.success, description: copy.progress.published, tone: 'success' });
      onWritten();
    }
    if (ended.status !== 'failed' || !hasJustEnded) return;
    // An editor has written or deleted the course in the meantime; the reloaded page shows that.
    if (ended.reason?.code === 'superseded') onWritten();
    else toast({ title: copy.progress.failed, description: ended.reason?.message, tone: 'danger' });
  });
  useEffect(() => {
    if (!job) return;
    if (isRunning(job)) wasRunning.current = true;
    else onEnd(job);
  }, [job]);
}
