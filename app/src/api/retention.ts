/** How long an answer is kept after the last screen that showed it is gone: five minutes. */
export const keptFor = 300_000;

/** Counts who shows a cached answer, and has it deleted five minutes after the last one is gone. */
export interface Retention {
  /** Counts one more; the answer ends that. */
  retain: (entry: string) => () => void;
}

/** Makes the count for a cache. */
export function createRetention(collect: (entry: string) => void): Retention {
  const shown = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const release = (entry: string) => {
    const left = (shown.get(entry) ?? 1) - 1;
    if (left > 0) {
      shown.set(entry, left);
      return;
    }
    shown.delete(entry);
    timers.set(
      entry,
      setTimeout(() => {
        timers.delete(entry);
        collect(entry);
      }, keptFor),
    );
  };

  return {
    retain(entry) {
      clearTimeout(timers.get(entry));
      timers.delete(entry);
      shown.set(entry, (shown.get(entry) ?? 0) + 1);
      return () => release(entry);
    },
  };
}
