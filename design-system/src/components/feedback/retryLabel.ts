/** On every button that tries again what has failed. */
export const retryLabel = 'Retry';
