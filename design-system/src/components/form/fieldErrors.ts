import { createContext, useContext } from 'react';
import type { FieldErrors } from './submitForm.ts';

/** The errors of a form's fields by their names; a Form provides them. */
export const FieldErrorsContext = createContext<FieldErrors<string>>({});

/** What is wrong with the field of this name: its own error, or else the one that its form has for it. */
export function useFieldError(name: string | undefined, ownError: string | undefined): string | undefined {
  const errors = useContext(FieldErrorsContext);
  return ownError ?? (name === undefined ? undefined : errors[name]);
}
