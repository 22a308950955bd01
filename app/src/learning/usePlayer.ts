import type { Enrollment, LessonPosition } from '@redwhiteandcode/lambdas/contract/learning.ts';
import { toast } from '@redwhiteandcode/design-system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type ApiError, callSignedIn } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { useSessionList } from '../api/useSessionQuery.ts';
import { playerCopy as copy } from '../copy/player.ts';
import { lessonKey, lessonsOf, type PlacedLesson } from '../pages/player/lessons.ts';
import { createTicks, type SendTick, type ShownTicks } from './ticks.ts';
import { useEnrollment } from './useEnrollment.ts';
import { createWriteQueue, type WriteQueue } from './writeQueue.ts';

/** A course as the player shows it. */
export interface PlayerState {
  /** Undefined while loading. */
  lessons: readonly PlacedLesson[] | undefined;
  enrollment: Enrollment | null | undefined;
  isReady: boolean;
  /** Not enrolled, or no such course. */
  isRefused: boolean;
  isFailing: boolean;
  retry: () => void;
  isCompleted: (lesson: LessonPosition) => boolean;
  tick: (lesson: LessonPosition, isCompleted: boolean) => void;
  /** Tells the server which lesson is open. */
  remember: (lesson: LessonPosition) => void;
}

/** Reads a course's lessons, the learner's marks and enrollment, and sends what the learner does, in order. */
export function usePlayer(courseId: string): PlayerState {
  const content = useSessionList('GET /api/courses/{courseId}/content', { path: { courseId } });
  const progress = useSessionList('GET /api/courses/{courseId}/progress', { path: { courseId } });
  const { enrollment, isFailing: isEnrollmentFailing, retry, keep } = useEnrollment(courseId);
  const queue = useQueue();
  const lessons = useMemo(() => content.data && lessonsOf(content.data), [content.data]);
  const completed = useMemo(() => new Set(progress.data?.map(lessonKey)), [progress.data]);

  const send: SendTick = async (position, isCompleted) => {
    const path = { courseId, module: position.module_number, lesson: position.lesson_number };
    const change = isCompleted
      ? callSignedIn('PUT /api/courses/{courseId}/progress/{module}/{lesson}', { path })
      : callSignedIn('DELETE /api/courses/{courseId}/progress/{module}/{lesson}', { path });
    const answer = await change;
    await progress.mutate(
      (rows = []) => {
        const others = rows.filter((row) => lessonKey(row) !== lessonKey(position));
        if (!isCompleted) return others;
        return [...others, { ...position, course_id: courseId, user_id: answer.user_id, completed: true }];
      },
      { revalidate: false },
    );
    keep(answer);
  };
  const { shown, tick } = useTicks(queue, send);

  const remember = (position: LessonPosition) => {
    if (!enrollment || (enrollment.last_lesson && lessonKey(enrollment.last_lesson) === lessonKey(position)))
      return;
    const last_lesson = { module_number: position.module_number, lesson_number: position.lesson_number };
    const change = { path: { enrollmentId: enrollment.id }, body: { last_lesson } };
    queue
      .add(() => callSignedIn('PATCH /api/enrollments/{enrollmentId}', change))
      .then(keep, (error: unknown) => console.error('The opened lesson could not be remembered.', error));
  };

  const refusal = [content.error, progress.error].find(isRefusal);
  return {
    lessons,
    enrollment,
    isReady: lessons !== undefined && progress.data !== undefined && enrollment !== undefined,
    isRefused: refusal !== undefined || enrollment === null,
    isFailing:
      (content.error !== undefined && content.data === undefined) ||
      (progress.error !== undefined && progress.data === undefined) ||
      isEnrollmentFailing,
    retry: () => {
      void content.mutate();
      void progress.mutate();
      retry();
    },
    isCompleted: (lesson) => shown.get(lessonKey(lesson)) ?? completed.has(lessonKey(lesson)),
    tick,
    remember,
  };
}

const isRefusal = (error: ApiError | undefined): boolean =>
  error !== undefined && [400, 403, 404].includes(error.status);

/** The player's writes in their order; those that wait go out at once when the page is left. */
function useQueue(): WriteQueue {
  const [queue] = useState(createWriteQueue);
  useEffect(() => {
    addEventListener('pagehide', queue.flush);
    return () => removeEventListener('pagehide', queue.flush);
  }, [queue]);
  return queue;
}

/** Marks with their optimistic state. */
function useTicks(queue: WriteQueue, send: SendTick): { shown: ShownTicks; tick: PlayerState['tick'] } {
  const [shown, setShown] = useState<ShownTicks>(new Map());
  const [tick] = useState(() =>
    createTicks({
      queue,
      onChange: setShown,
      onFailure: (error) =>
        toast({ title: copy.tickFailure, description: sentenceOf(error), tone: 'danger' }),
    }),
  );
  return { shown, tick: (lesson, isCompleted) => void tick(lesson, isCompleted, send) };
}

/** Remembers the lesson on screen, once it is. */
export function useRemembered(remember: PlayerState['remember'], lesson: LessonPosition | undefined): void {
  const tell = useEffectEvent(remember);
  const module_number = lesson?.module_number;
  const lesson_number = lesson?.lesson_number;
  useEffect(() => {
    if (module_number !== undefined && lesson_number !== undefined) tell({ module_number, lesson_number });
  }, [module_number, lesson_number]);
}
