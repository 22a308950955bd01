/** Sends writes one after another, so that a later change of the same thing never overtakes an earlier one. */
export interface WriteQueue {
  /** Runs after everything that was added before, whether that went well or not. */
  add: <T>(write: () => Promise<T>) => Promise<T>;
}

/** Makes an empty queue. */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(write) {
      const mine = last.then(write, write);
      last = mine;
      return mine;
    },
  };
}
