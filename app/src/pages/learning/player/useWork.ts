import type { LessonPosition, SavedWork, WorkChange } from '@redwhiteandcode/contract/learning/operations.ts';
import type { BlockState, BlockWork } from '@redwhiteandcode/design-system';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { sessionStore } from '../../../shell/session/session.ts';
import { createPendingWork } from './pendingWork.ts';
import { createWorkStore, type WorkStore } from './workStore.ts';

/** A learner's work in the blocks of a lesson. */
export interface LessonWork {
  stateOf: (blockId: string) => BlockState;
  change: (blockId: string, work: BlockWork) => void;
  retry: (blockId: string) => void;
  /** Whether the saved work is still on its way. */
  isLoading: boolean;
  isFailing: boolean;
  reload: () => void;
}

/** Whether a save may succeed later without the learner's help. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

function openStore(courseId: string, { module_number, lesson_number }: LessonPosition): WorkStore {
  const path = { courseId, module: module_number, lesson: lesson_number };
  const userId = sessionStore().read()?.user.id ?? '';
  return createWorkStore({
    save: (blockId: string, body: WorkChange): Promise<SavedWork> =>
      callSignedIn('PUT /api/courses/{courseId}/work/{module}/{lesson}/{blockId}', {
        path: { ...path, blockId },
        body,
      }),
    pending: createPendingWork(() => localStorage, userId, `${courseId}/${module_number}/${lesson_number}`),
    tab: crypto.randomUUID(),
    messageOf: errorMessageOf,
    isTemporary,
    now: Date.now,
    schedule(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}

/** Loads a learner's work in a lesson and saves its changes. Unsaved changes are sent when the learner leaves the lesson. */
export function useWork(courseId: string, lesson: LessonPosition): LessonWork {
  const { module_number, lesson_number } = lesson;
  const { data, error, mutate } = useSessionList('GET /api/courses/{courseId}/work/{module}/{lesson}', {
    path: { courseId, module: module_number, lesson: lesson_number },
    query: { limit: 100 },
  });
  const [store] = useState(() => openStore(courseId, lesson));
  // Before the page is painted, so that no block is shown without its work.
  useLayoutEffect(() => {
    if (data) store.load(data);
  }, [store, data]);
  useEffect(() => {
    const flush = () => store.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [store]);
  const shown = useSyncExternalStore(store.subscribe, store.read);
  const unchanged = { is_checked: false, ticked: [] };
  return {
    stateOf: (blockId) => {
      const { work = unchanged, ...state } = shown.get(blockId) ?? { saving: 'idle' as const, earlier: 0 };
      return { ...state, work };
    },
    change: (blockId, work) => store.change(blockId, { ...work, ticked: [...work.ticked] }),
    retry: store.retry,
    isLoading: data === undefined && error === undefined,
    isFailing: data === undefined && error !== undefined,
    reload: () => void mutate(),
  };
}
