/**
 * Repeats work until it returns a result; undefined means that the state it read was changed before it could write.
 * Throws an Error with the message `failure` after `maxAttempts` attempts, which are counted from 0.
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
