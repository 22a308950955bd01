/** Sends writes one after another, so that a later change of the same thing never overtakes an earlier one. */
export interface WriteQueue {
  /** Runs after everything that was added before, whether that went well or not. */
  add: <T>(write: () => Promise<T>) => Promise<T>;
  /** Starts at once, in their order, what still waits: for a page that goes and will not come to it. */
  flush: () => void;
}

/** Makes an empty queue. */
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
