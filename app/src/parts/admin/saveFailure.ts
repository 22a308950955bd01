import type { SaveFailure } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';

/**
 * Returns what a record's form shows after a failed change: the values that another admin has saved, errors for fields, or
 * an error for the whole form.
 */
export function saveFailure<Values extends Record<string, string>>(
  failure: unknown,
  message: string,
  { names, read }: { names: readonly Extract<keyof Values, string>[]; read: (current: unknown) => Values },
): SaveFailure<Values> {
  if (!(failure instanceof ApiError)) return { form: message };
  const { type, current } = failure.problem;
  if (type === problemTypes.staleChange && current !== undefined) return { conflict: read(current) };
  const fields = fieldsOf(failure, names);
  return fields ? { fields } : { form: message };
}
