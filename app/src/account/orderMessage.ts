import { ApiError } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';

/** Returns an error's message for the user. If Stripe cannot be reached, the API's message says that nothing was charged. */
export const orderMessageOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 503 ? error.message : errorMessageOf(error);
