const firstDelay = 200;
const retries = 5;

/** The HTTP status of an ApiError, 0 where there was no answer; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Whether the server has said no to the token itself; anything else may pass. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 400 || status === 401;
}

function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 429 || (status !== undefined && status >= 500);
}

/**
 * Repeats what fails for a passing reason (no connection, a busy server): after 200 ms, doubled each time, five times
 * at most. Rejects with the last failure.
 */
export async function withBackoff<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === retries || !isPassing(error)) throw error;
      await wait(firstDelay * 2 ** tries);
    }
  }
}
