import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import { type KeptWork, useWorkStore } from '../../../parts/learning/useWorkStore.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';

/** A learner's work in the blocks of a lesson. */
export interface LessonWork extends KeptWork {
  /** Whether the saved work is still on its way. */
  isLoading: boolean;
  isFailing: boolean;
  reload: () => void;
}

/** Loads a learner's work in a lesson and saves its changes. */
export function useWork(courseId: string, { module_number, lesson_number }: LessonPosition): LessonWork {
  const path = { courseId, module: module_number, lesson: lesson_number };
  const { data, error, mutate } = useSessionList('GET /api/courses/{courseId}/answers/{module}/{lesson}', {
    path,
    query: { limit: 100 },
  });
  const work = useWorkStore({
    name: `${courseId}/${module_number}/${lesson_number}`,
    save: (blockId, body) =>
      callSignedIn('PUT /api/courses/{courseId}/answers/{module}/{lesson}/{blockId}', {
        path: { ...path, blockId },
        body,
      }),
    saved: data,
  });
  return {
    ...work,
    isLoading: data === undefined && error === undefined,
    isFailing: data === undefined && error !== undefined,
    reload: () => void mutate(),
  };
}
