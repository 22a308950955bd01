import type { SaveFailure } from '@redwhiteandcode/design-system';
import type { AdminKey } from '../../api/client.ts';
import { type ChangeToasts, useChange } from '../useChange.ts';
import { saveFailure } from './saveFailure.ts';

export interface RecordShape<Values extends Record<string, string>> {
  /** The lists that a change touches. */
  touched: readonly AdminKey[];
  /** The form's fields. */
  names: readonly Extract<keyof Values, string>[];
  /** Reads the record as somebody else has saved it meanwhile. */
  read: (current: unknown) => Values;
}

/** Answers a function that stores a record, says how it went in a toast, and answers what its form shows of a failure. */
export function useSaveRecord<Values extends Record<string, string>>({
  touched,
  ...shape
}: RecordShape<Values>): (
  save: () => Promise<unknown>,
  said: ChangeToasts,
) => Promise<SaveFailure<Values> | undefined> {
  const change = useChange(touched);
  return async (save, said) => {
    let failure: unknown;
    const keepFailure = async () => {
      try {
        await save();
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const sentence = await change(keepFailure, said);
    return sentence === undefined ? undefined : saveFailure(failure, sentence, shape);
  };
}
