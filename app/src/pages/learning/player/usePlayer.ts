import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { Enrollment, LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import { toast } from '@redwhiteandcode/design-system';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type ApiError, callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { lessonKey, lessonsOf, type PlacedLesson } from '../../../parts/learning/lessons.ts';
import { createTicks, type SendTick, type ShownTicks } from './ticks.ts';
import { useEnrollment } from '../../../parts/learning/useEnrollment.ts';
import { createWriteQueue, type WriteQueue } from './writeQueue.ts';

/** The state of the player for a course. */
export interface PlayerState {
  /** Undefined while loading. */
  lessons: readonly PlacedLesson[] | undefined;
  enrollment: Enrollment | null | undefined;
  isReady: boolean;
  /** Whether the user is not enrolled or the course does not exist. */
  isRefused: boolean;
  /** Why the lessons are closed, if the company's seat has ended. */
  ended: string | undefined;
  isFailing: boolean;
  retry: () => void;
  isCompleted: (lesson: LessonPosition) => boolean;
  tick: (lesson: LessonPosition, isCompleted: boolean) => void;
  /** Saves which lesson is open. */
  saveOpenLesson: (lesson: LessonPosition) => void;
}

/**
 * Loads a course's lessons, the learner's progress and enrollment, and sends the learner's changes in order. Calls
 * `onCompleted` after the change that completes the course, unless the learner has reverted it.
 */
export function usePlayer(courseId: string, onCompleted: () => void): PlayerState {
  const content = useSessionList('GET /api/courses/{courseId}/content', { path: { courseId } });
  const progress = useSessionList('GET /api/courses/{courseId}/progress', { path: { courseId } });
  const { enrollment, isFailing: isEnrollmentFailing, retry, update } = useEnrollment(courseId);
  const queue = useQueue();
  const lessons = useMemo(() => content.data && lessonsOf(content.data), [content.data]);
  const completed = useMemo(() => new Set(progress.data?.map(lessonKey)), [progress.data]);

  const isCompletedCourse = useRef(false);
  const send: SendTick = async (position, isCompleted) => {
    const path = { courseId, module: position.module_number, lesson: position.lesson_number };
    const changed = await (isCompleted
      ? callSignedIn('PUT /api/courses/{courseId}/progress/{module}/{lesson}', { path })
      : callSignedIn('DELETE /api/courses/{courseId}/progress/{module}/{lesson}', { path }));
    await progress.mutate(
      (rows = []) => {
        const others = rows.filter((row) => lessonKey(row) !== lessonKey(position));
        if (!isCompleted) return others;
        const about = {
          course_id: courseId,
          user_id: changed.user_id,
          completed_at: new Date().toISOString(),
        };
        return [...others, { ...position, ...about, completed: true }];
      },
      { revalidate: false },
    );
    update(changed);
    isCompletedCourse.current = changed.status === 'completed';
  };
  const { shown, saveTick } = useTicks(queue, send);

  const tick = async (lesson: LessonPosition, isCompleted: boolean) => {
    const wasCompleted = isCompletedCourse.current || enrollment?.status === 'completed';
    const isSaved = await saveTick(lesson, isCompleted);
    if (isCompleted && isSaved && isCompletedCourse.current && !wasCompleted) onCompleted();
  };

  const saveOpenLesson = (position: LessonPosition) => {
    if (!enrollment || (enrollment.last_lesson && lessonKey(enrollment.last_lesson) === lessonKey(position)))
      return;
    const last_lesson = { module_number: position.module_number, lesson_number: position.lesson_number };
    const request = { path: { enrollmentId: enrollment.id }, body: { last_lesson } };
    queue
      .add(() => callSignedIn('PATCH /api/enrollments/{enrollmentId}', request))
      .then(update, (error: unknown) => console.error('The open lesson could not be saved.', error));
  };

  const refusal = [content.error, progress.error].find(isRefusal);
  const isEnded = content.error?.problem.type === problemTypes.accessEnded;
  return {
    lessons,
    enrollment,
    isReady: lessons !== undefined && progress.data !== undefined && enrollment !== undefined,
    ended: isEnded ? content.error?.message : undefined,
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
    tick: (lesson, isCompleted) => void tick(lesson, isCompleted),
    saveOpenLesson,
  };
}

const isRefusal = (error: ApiError | undefined): boolean =>
  error !== undefined && [400, 403, 404].includes(error.status);

/** Returns the queue of the player's writes. Waiting writes are sent immediately when the user leaves the page. */
function useQueue(): WriteQueue {
  const [queue] = useState(createWriteQueue);
  useEffect(() => {
    addEventListener('pagehide', queue.flush);
    return () => removeEventListener('pagehide', queue.flush);
  }, [queue]);
  return queue;
}

/** Saves a lesson's tick. Returns whether the server accepted it. */
type SaveTick = (lesson: LessonPosition, isCompleted: boolean) => Promise<boolean>;

/** Returns the ticks that are not saved yet, and the function that saves one. */
function useTicks(queue: WriteQueue, send: SendTick): { shown: ShownTicks; saveTick: SaveTick } {
  const [shown, setShown] = useState<ShownTicks>(new Map());
  const [save] = useState(() =>
    createTicks({
      queue,
      onChange: setShown,
      onFailure: (error) =>
        toast({ title: copy.tickFailure, description: errorMessageOf(error), tone: 'danger' }),
    }),
  );
  return { shown, saveTick: (lesson, isCompleted) => save(lesson, isCompleted, send) };
}

/** Saves the open lesson when it changes. */
export function useSavedLesson(
  saveOpenLesson: PlayerState['saveOpenLesson'],
  lesson: LessonPosition | undefined,
): void {
  const save = useEffectEvent(saveOpenLesson);
  const module_number = lesson?.module_number;
  const lesson_number = lesson?.lesson_number;
  useEffect(() => {
    if (module_number !== undefined && lesson_number !== undefined) save({ module_number, lesson_number });
  }, [module_number, lesson_number]);
}
