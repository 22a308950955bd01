import { setTimeout as wait } from 'node:timers/promises';

/** Writes states at most once in an interval. */
export interface Progress {
  /** Notes that the state has changed; it is written soon. */
  changed: () => void;
  /** Stops writing, and waits for a write that has begun. */
  stop: () => Promise<void>;
}

/**
 * Makes the progress that calls `write` after changes: at most one call at a time, and the next one begins `intervalMs` after
 * the last has ended at the earliest. `write` must not reject.
 */
export function createProgress(write: () => Promise<void>, intervalMs: number): Progress {
  const end = new AbortController();
  let isDirty = false;
  let writing: Promise<void> | undefined;

  async function writeChanges(): Promise<void> {
    while (isDirty && !end.signal.aborted) {
      isDirty = false;
      await write();
      await wait(intervalMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
    writing = undefined;
  }

  return {
    changed: () => {
      isDirty = true;
      writing ??= writeChanges();
    },
    stop: async () => {
      end.abort();
      await writing;
    },
  };
}
