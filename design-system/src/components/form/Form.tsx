import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import { FieldErrorsContext } from './fieldErrors.ts';
import { form } from './Form.css.ts';
import type { FieldErrors } from './submitForm.ts';

export interface FormProps {
  /** Called when the form is sent; `useForm` makes it. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields and the submit button. */
  children: ReactNode;
  /** A sentence for the whole form. */
  error?: string | undefined;
  /** Sentences by field name; each field inside with such a `name` shows its own. */
  fieldErrors?: FieldErrors<string> | undefined;
  /** The fields that are wrong; two and more are listed above the form. */
  problems?: readonly FieldProblem[] | undefined;
  /** Level of the list's title in the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Names the form as a region of the page. */
  'aria-label'?: string | undefined;
  /** For a submit button outside the form. */
  id?: string | undefined;
  /** The form element. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Fields that are sent together; messages stand at the fields, and several of them in a list above. */
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
    // Sent before the script runs, values stay out of the address.
    <form {...rest} className={form} noValidate method="post" onSubmit={onSubmit} data-component="Form">
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
