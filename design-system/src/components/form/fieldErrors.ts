import { createContext, useContext } from 'react';
import type { FieldErrors } from './submitForm.ts';

/** The errors of a Form by field name. */
export const FieldErrorsContext = createContext<FieldErrors<string>>({});

/** Returns a field's own error, or else the error that its Form has for its name. */
export function useFieldError(name: string | undefined, ownError: string | undefined): string | undefined {
  const errors = useContext(FieldErrorsContext);
  return ownError ?? (name === undefined ? undefined : errors[name]);
}
