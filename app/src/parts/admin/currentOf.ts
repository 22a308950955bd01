import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { ApiError } from '../../shell/api/client.ts';

/** Returns the current record from a conflict with another admin's save; undefined for another error. */
export function currentOf<Record>(error: unknown): Record | undefined {
  if (!(error instanceof ApiError) || error.problem.type !== problemTypes.staleChange) return undefined;
  return error.problem.current as Record;
}
