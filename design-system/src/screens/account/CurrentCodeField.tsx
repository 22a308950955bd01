import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import type { TwoStepValues } from '../auth/TwoStepForm.tsx';

/** The label of the field, for the errors of its form. */
export const currentCodeLabel = 'Code';

/** The field for the code that a change needs while two-step verification is on. Place it below the password. */
export function CurrentCodeField(): ReactNode {
  return (
    <TextField
      label={currentCodeLabel}
      name="code"
      autoComplete="one-time-code"
      description="The 6 digits from your authenticator app, or a recovery code."
      maxLength={40}
      isRequired
    />
  );
}

/** Joins the check of a form with that of its code, if it asks for one. */
export const joinChecks =
  <Values extends Record<string, string>>(
    validate: Validate<Values>,
    validateCode: Validate<TwoStepValues> | undefined,
  ): Validate<Values & TwoStepValues> =>
  async (values) => {
    const errors = { ...(await validate(values)), ...(await validateCode?.(values)) };
    return Object.keys(errors).length > 0
      ? (errors as Awaited<ReturnType<Validate<Values & TwoStepValues>>>)
      : undefined;
  };
