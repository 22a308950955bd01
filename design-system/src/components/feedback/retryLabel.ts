/** The label of every button that retries a failed operation. */
export const retryLabel = 'Retry';
