/** How long a response stays in the cache after the last screen that showed it closes, in milliseconds. */
export const retentionTime = 300_000;

/** Counts the screens that show a cached response. */
export interface Retention {
  /** Adds a screen; the returned function removes it. */
  retain: (entry: string) => () => void;
}

/** Creates the count for a cache. `collect` is called when no screen has shown an entry for five minutes. */
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
      }, retentionTime),
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
