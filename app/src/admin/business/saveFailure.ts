import type { SaveFailure } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/lambdas/contract/problem-types.ts';
import { ApiError } from '@redwhiteandcode/lambdas/contract/client.ts';
import { fieldsOf } from '../../api/fieldsOf.ts';

/**
 * What a record's form shows of a change that failed: the state that somebody else has saved, the sentences at their
 * fields, or the sentence for the whole.
 */
export function saveFailure<Values extends Record<string, string>>(
  failure: unknown,
  sentence: string,
  { names, read }: { names: readonly Extract<keyof Values, string>[]; read: (current: unknown) => Values },
): SaveFailure<Values> {
  if (!(failure instanceof ApiError)) return { form: sentence };
  const { type, current } = failure.problem;
  if (type === problemTypes.staleChange && current !== undefined) return { conflict: read(current) };
  const fields = fieldsOf(failure, names);
  return fields ? { fields } : { form: sentence };
}
