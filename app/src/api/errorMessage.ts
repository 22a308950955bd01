import { unexpectedError } from '../copy/site.ts';
import { ApiError } from './client.ts';

/** Returns an error's message for the user: the API's if the user can act on it or the problem has a type, otherwise a general one. */
export function errorMessageOf(error: unknown): string {
  if (error instanceof ApiError && (error.status < 500 || error.problem.type !== 'about:blank'))
    return error.message;
  console.error(error);
  return unexpectedError;
}
