import {
  type FieldErrors,
  type FormErrors,
  toast,
  type ToastOptions,
  type Validate,
} from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { ApiError } from '../api/client.ts';
import { fieldsOf } from './fieldsOf.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { formErrorMessages } from './formErrorCopy.ts';

/** Shows a form's result in a toast, until it expires or the user edits or submits a form. It covers no focused form. */
export function toastResult(options: ToastOptions): void {
  const id = toast(options);
  // Loads later, to make pages smaller. Without it the toast expires as usual.
  import('./attendFormToast.ts').then(({ attendFormToast }) => attendFormToast(id), console.error);
}

/** Shows the first error of a form's fields in a toast, and returns the errors for the fields. Focus says the errors. */
export function toastFieldErrors<Field extends string>(fields: FieldErrors<Field>): FieldErrors<Field> {
  const messages: (string | undefined)[] = Object.values(fields);
  toastResult({
    title: formErrorMessages.validationError,
    description: messages.find(Boolean),
    tone: 'danger',
    isSilent: true,
  });
  return fields;
}

/** Returns a check that also shows the first error in a toast. */
export const withErrorToast =
  <Values extends Record<string, string>>(check: Validate<Values>): Validate<Values> =>
  async (values) => {
    const errors = await check(values);
    return errors && toastFieldErrors(errors);
  };

/** Shows a failed call in a toast, and returns its errors for the form with these fields. */
export function toastFormErrors<Field extends string>(
  error: unknown,
  names: readonly Field[],
): FormErrors<Field> {
  if (!(error instanceof ApiError)) return toastError(errorMessageOf(error));
  const fields = fieldsOf(error, names);
  if (fields) return { fields: toastFieldErrors(fields) };
  const message = errorMessageOf(error);
  if (error.problem.type === problemTypes.alreadyRegistered)
    return toastError(message, formErrorMessages.accountExists);
  // The session store shows one toast for all requests that an ended session refuses.
  if (error.status === 401 && error.problem.type !== problemTypes.invalidCredentials)
    return { form: message };
  return toastError(message);
}

/** Shows a message in a toast, under a title if there is one, and returns it as the form's error, which is announced. */
function toastError(message: string, title?: string): { form: string } {
  toastResult({
    ...(title === undefined ? { title: message } : { title, description: message }),
    tone: 'danger',
    isSilent: true,
  });
  return { form: message };
}
