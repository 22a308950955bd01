import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import { FieldErrorsContext } from './fieldErrors.ts';
import { form } from './Form.css.ts';
import type { FieldErrors } from './submitForm.ts';

export interface FormProps {
  /** Called when the form is submitted; `useForm` provides it. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields and the submit button. */
  children: ReactNode;
  /** An error about the whole form. */
  error?: string | undefined;
  /** Errors by field name; a field inside with that `name` shows its error. */
  fieldErrors?: FieldErrors<string> | undefined;
  /** The fields with errors; two or more are listed above the form. */
  problems?: readonly FieldProblem[] | undefined;
  /** The heading level of the list's title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Names the form, which makes it a landmark. */
  'aria-label'?: string | undefined;
  /** The id, for a submit button outside the form. */
  id?: string | undefined;
  /** The form element. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Fields that are submitted together. Errors are shown at the fields, and several also in a list above them. */
export function Form({
  onSubmit,
  children,
  error,
  fieldErrors = noErrors,
  problems = [],
  headingLevel = 2,
  ...rest
}: FormProps): ReactNode {
  return (
    <form
      {...rest}
      className={form}
      noValidate
      // A form that is submitted before hydration does not put its values into the URL.
      method="post"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- else Firefox says "invalid" while a required field is empty
      aria-invalid={false}
      onSubmit={onSubmit}
      data-component="Form"
    >
      {error && (
        <Alert tone="danger" live="alert">
          {error}
        </Alert>
      )}
      {problems.length > 1 && <ErrorSummary problems={problems} headingLevel={headingLevel} />}
      <FieldErrorsContext value={fieldErrors}>{children}</FieldErrorsContext>
    </form>
  );
}

const noErrors = {};
