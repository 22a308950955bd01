const firstDelay = 200;
const retries = 5;

/** Returns the HTTP status of an ApiError, 0 if there was no response; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Whether the server refused the token itself. Other errors may be temporary. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 400 || status === 401;
}

function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 429 || (status !== undefined && status >= 500);
}

/**
 * Retries an attempt that failed temporarily (no connection, a busy server): after 200 ms, doubled each time, at most five
 * times. Rejects with the last error.
 */
export async function withBackoff<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === retries || !isTemporary(error)) throw error;
      await wait(firstDelay * 2 ** tries);
    }
  }
}
