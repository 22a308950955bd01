import { sessionEnded } from './session-ended.ts';

/** What a user reads while the table or another service has too many requests. */
export const busy = 'We are very busy right now. Please try again in a moment.';

/** What a user reads if a change was not saved for that reason. */
export const busyAndUnsaved =
  'We are very busy right now, so nothing was saved. Please try again in a moment.';

/** What a user reads who has called too often, if the time to wait is not known exactly. */
export const tooManyAttempts = 'Too many attempts. Please wait a few minutes and try again.';

const sentences: Readonly<Record<number, string>> = {
  401: sessionEnded,
  413: 'This is too large to send.',
  429: tooManyAttempts,
  503: busy,
};

/**
 * Returns what a user reads if the gateway or the firewall refuses a call before a function can: their responses say
 * nothing to users. Undefined for a failure of the server.
 */
export const refusalSentence = (status: number): string | undefined =>
  sentences[status] ?? (status < 500 ? 'This request was refused.' : undefined);
