/**
 * Repeats work that reads a state and writes a change on it, until it returns a result: undefined means that somebody
 * else changed the state meanwhile. Throws an Error with the sentence `failure` after `most` attempts, counted from 0.
 */
export async function retry<T>(
  most: number,
  failure: string,
  work: (attempt: number) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < most; attempt++) {
    const result = await work(attempt);
    if (result !== undefined) return result;
  }
  throw new Error(failure);
}
