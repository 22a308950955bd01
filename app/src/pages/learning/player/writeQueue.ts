/** Runs writes one after another, so that a later change never overtakes an earlier one. */
export interface WriteQueue {
  /** Adds a write, which runs when all earlier writes have succeeded or failed. */
  add: <T>(write: () => Promise<T>) => Promise<T>;
  /** Starts all waiting writes immediately and in order, because the user leaves the page. */
  flush: () => void;
}

/** Creates an empty queue. */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Set<() => void>();
  return {
    add<T>(write: () => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const start = () => {
        if (waiting.delete(start)) write().then(resolve, reject);
      };
      waiting.add(start);
      last.then(start, start);
      last = promise;
      return promise;
    },
    flush() {
      for (const start of waiting) start();
    },
  };
}
