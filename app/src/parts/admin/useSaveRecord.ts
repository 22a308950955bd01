import type { SaveFailure } from '@redwhiteandcode/design-system';
import type { SessionKey } from '../../shell/api/client.ts';
import { type ChangeToasts, useChange } from './useChange.ts';
import { saveFailure } from './recordForms.ts';

export interface RecordShape<Values extends Record<string, string>> {
  /** The operations whose data a change affects. */
  touched: readonly SessionKey[];
  /** The names of the form's fields. */
  names: readonly Extract<keyof Values, string>[];
  /** Returns the form's values of the record that another admin has saved. */
  read: (current: unknown) => Values;
}

/** Returns a function that saves a record, shows the result in a toast, and resolves with the failure for the form. */
export function useSaveRecord<Values extends Record<string, string>>({
  touched,
  ...shape
}: RecordShape<Values>): (
  save: () => Promise<unknown>,
  toasts: ChangeToasts,
) => Promise<SaveFailure<Values> | undefined> {
  const change = useChange(touched);
  return async (save, toasts) => {
    let failure: unknown;
    const keepFailure = async () => {
      try {
        await save();
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const message = await change(keepFailure, toasts);
    return message === undefined ? undefined : saveFailure(failure, message, shape);
  };
}
