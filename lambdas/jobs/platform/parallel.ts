/**
 * Runs work `count` times in parallel, each with its number. When one fails or `stop` is aborted, the signal of all is
 * aborted. Throws the first error after all have ended.
 */
export async function runInParallel(
  count: number,
  work: (at: number, signal: AbortSignal) => Promise<void>,
  stop?: AbortSignal,
): Promise<void> {
  const failure = new AbortController();
  const signal = AbortSignal.any(stop ? [stop, failure.signal] : [failure.signal]);
  const runs = Array.from({ length: count }, async (_, at) => {
    try {
      await work(at, signal);
    } catch (error) {
      failure.abort();
      throw error;
    }
  });
  const outcomes = await Promise.allSettled(runs);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
