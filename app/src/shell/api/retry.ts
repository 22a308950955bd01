const maxRetries = 3;

/**
 * Returns the delay before a failed request is retried, in milliseconds: one second, doubled for each attempt. Returns
 * undefined after three retries, and for a status (4xx) that would stay the same.
 */
export function retryDelay(status: number, attempt: number): number | undefined {
  if (attempt > maxRetries || (status >= 400 && status < 500)) return undefined;
  return 1000 * 2 ** (attempt - 1);
}
