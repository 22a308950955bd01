const mostRetries = 3;
const longestDelay = 30_000;

/**
 * How long to wait before asking again after a failure, in milliseconds: one second, doubled each time, 30 at most;
 * undefined for not asking again, after three times or when the answer (4xx) would stay the same.
 */
export function retryDelay(status: number, attempt: number): number | undefined {
  if (attempt > mostRetries || (status >= 400 && status < 500)) return undefined;
  return Math.min(1000 * 2 ** (attempt - 1), longestDelay);
}
