/**
 * Repeats `work` until it returns a result. It returns undefined if the state that it read changed before it could write.
 * Attempts are counted from 0. After `maxAttempts` attempts, throws an Error with the message `failure`.
 */
export async function retry<T>(
  maxAttempts: number,
  failure: string,
  work: (attempt: number) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const result = await work(attempt);
    if (result !== undefined) return result;
  }
  throw new Error(failure);
}
