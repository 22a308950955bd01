import { readerWeekday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { generationClosed } from '@redwhiteandcode/contract/api/problem-urns.ts';
import { generationCopy as copy } from './generationCopy.ts';

/**
 * Returns the error of a start. If the platform's limit for the day is reached, its message says when generation opens
 * again, by default in the visitor's time zone.
 */
export function startErrorOf(error: unknown, timeZone?: string): unknown {
  if (!(error instanceof ApiError) || error.problem.type !== generationClosed) return error;
  const { opens_at } = error.problem.current as { opens_at: string };
  return new ApiError({ ...error.problem, detail: copy.closedUntil(readerWeekday(opens_at, timeZone)) });
}
