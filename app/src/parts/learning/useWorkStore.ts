import type { SavedWork, WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import type { BlockState, BlockWork } from '@redwhiteandcode/design-system';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { sessionStore } from '../../shell/session/session.ts';
import { createPendingWork } from './pendingWork.ts';
import { createWorkStore } from './workStore.ts';

/** Where a learner's work is saved. */
export interface WorkPlace {
  /** Names the lesson or the attempt, for what the browser keeps until it is saved. */
  name: string;
  save: (id: string, change: WorkChange) => Promise<SavedWork>;
  /** What the server has; undefined while it is loading. */
  saved: readonly SavedWork[] | undefined;
}

/** A learner's work in the blocks of a lesson, or in the questions of an attempt. */
export interface KeptWork {
  stateOf: (id: string) => BlockState;
  change: (id: string, work: BlockWork) => void;
  retry: (id: string) => void;
  /** Sends all changes that wait, and resolves when everything is saved, or rejects when something cannot be. */
  flush: () => Promise<void>;
}

const untouched: BlockWork = { is_checked: false, ticked: [] };

/** Whether a save may succeed later without the learner's help. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Saves a learner's work as it changes. Unsaved changes are sent when the learner leaves the page. */
export function useWorkStore({ name, save, saved }: WorkPlace): KeptWork {
  const [store] = useState(() =>
    createWorkStore({
      save,
      pending: createPendingWork(() => localStorage, sessionStore().read()?.user.id ?? '', name),
      tab: crypto.randomUUID(),
      messageOf: errorMessageOf,
      isTemporary,
      now: Date.now,
      schedule(callback, milliseconds) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  );
  // Before the page is painted, so that no block is shown without its work.
  useLayoutEffect(() => {
    if (saved) store.load(saved);
  }, [store, saved]);
  useEffect(() => {
    addEventListener('pagehide', store.flush);
    return () => {
      removeEventListener('pagehide', store.flush);
      store.flush();
    };
  }, [store]);
  const shown = useSyncExternalStore(store.subscribe, store.read);
  return {
    stateOf: (id) => {
      const { work = untouched, ...state } = shown.get(id) ?? { saving: 'idle' as const, earlier: 0 };
      return { ...state, work };
    },
    change: (id, work) => store.change(id, { ...work, ticked: [...work.ticked] }),
    retry: store.retry,
    flush: store.saveAll,
  };
}
