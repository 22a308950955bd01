import { unexpectedError } from '../site/siteCopy.ts';
import { ApiError } from './client.ts';

/**
 * Returns an error's message for the user: the API's if the user can act on it, by trying again later for one, or the
 * problem has a type; otherwise a general one.
 */
export function errorMessageOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { status, message, problem } = error;
    if (status < 500 || status === 503 || problem.type !== 'about:blank') return message;
  }
  console.error(error);
  return unexpectedError;
}
