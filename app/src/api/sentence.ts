import { unexpectedError } from '../copy/site.ts';
import { ApiError } from './client.ts';

/** What a failure tells a person: the API's sentence where the person can act on it, else that something broke. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.message;
  console.error(error);
  return unexpectedError;
}
