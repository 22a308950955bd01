import { toast } from '@redwhiteandcode/design-system';
import type { GenerationJob } from '@redwhiteandcode/lambdas/contract/curriculum.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reportCourse } from '../analytics/events.ts';
import { ApiError, callSignedIn } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { useSessionQuery } from '../api/useSessionQuery.ts';
import { signInHref } from '../auth/returnTo.ts';
import { generationCopy as copy } from '../copy/generation.ts';
import { askAgainAfter, forgetStart, isRunning, rememberStart } from './generation.ts';

/** A course that may be written. */
export interface GenerationOf {
  courseId: string;
  title: string;
  /** Reads the course and its details anew. */
  onWritten: () => void;
}

/** How the writing of a course stands, and what one can do about it. */
export interface Generation {
  /** The latest job; null where there was none, undefined while not known. */
  job: GenerationJob | null | undefined;
  start: () => Promise<void>;
  cancel: () => Promise<void>;
  /** While one of the two is on its way. */
  isPending: boolean;
  /** Why the last of them was refused. */
  failure: string | undefined;
}

/** Follows the writing of a course: by asking again while it runs, so that a reload and a second tab show the same. */
export function useGeneration({ courseId, title, onWritten }: GenerationOf): Generation {
  const request = { path: { courseId } };
  const { data, error, mutate } = useSessionQuery('GET /api/courses/{courseId}/generation', request);
  useFollowing(data, mutate);
  const { act, isPending, failure } = useAct(courseId);
  useEnd(data, { courseId, title, onWritten });

  const start = () =>
    act(copy.failure, async () => {
      try {
        const job = await callSignedIn('POST /api/courses/{courseId}/generation', request);
        if (job.is_own) rememberStart(job);
        await mutate(job, { revalidate: false });
      } catch (refusal) {
        // Somebody else had it written meanwhile.
        if (!(refusal instanceof ApiError && refusal.status === 409)) throw refusal;
        onWritten();
      }
    });
  const cancel = () =>
    act(copy.cancelFailure, async () => {
      const job = await callSignedIn('DELETE /api/courses/{courseId}/generation', request);
      await mutate(job, { revalidate: false });
    });
  const job = data ?? (error ? null : undefined);
  return { job, start, cancel, isPending, failure };
}

/** Asks for a running job again and again, while the page is in sight. */
function useFollowing(job: GenerationJob | undefined, ask: () => Promise<unknown>): void {
  const isOn = job !== undefined && isRunning(job);
  const wait = useEffectEvent(() => askAgainAfter(job));
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') void askAgain();
        goOn();
      }, wait());
    };
    goOn();
    return () => clearTimeout(timer);
  }, [isOn]);
}

/** Runs what a button asks for, one thing at a time, and tells why it failed. */
function useAct(courseId: string) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const act = async (title: string, run: () => Promise<void>): Promise<void> => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        await navigate(signInHref(`/course/${courseId}`));
        return;
      }
      const description = sentenceOf(error);
      setFailure(description);
      toast({ title, description, tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return { act, isPending, failure };
}

/** Tells of the end of a job that was seen running, once; a course that turns out to be written is read at once. */
function useEnd(job: GenerationJob | undefined, { courseId, title, onWritten }: GenerationOf): void {
  const wasRunning = useRef(false);
  const onEnd = useEffectEvent((ended: GenerationJob) => {
    const wasSeen = wasRunning.current;
    wasRunning.current = false;
    if (ended.status === 'published') {
      if (forgetStart(ended)) reportCourse('generate_course_content', { id: courseId, title });
      if (wasSeen) toast({ title: copy.success, description: copy.successDetail, tone: 'success' });
      onWritten();
    }
    if (ended.status !== 'failed' || !wasSeen) return;
    // The course was written by hand or deleted meanwhile: what there is now says so.
    if (ended.reason?.code === 'superseded') onWritten();
    else toast({ title: copy.failure, description: ended.reason?.message, tone: 'danger' });
  });
  useEffect(() => {
    if (!job) return;
    if (isRunning(job)) wasRunning.current = true;
    else onEnd(job);
  }, [job]);
}
