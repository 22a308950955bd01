import {
  type ApplicationField,
  Card,
  type FieldErrors,
  LayoffApplicationForm,
  type LayoffApplicationFormProps,
} from '@redwhiteandcode/design-system';
import { applicationForm } from '@redwhiteandcode/lambdas/contract/application-rules.ts';
import type { ReactNode } from 'react';
import { applicationCopy as copy } from '../../copy/layoffApplication.ts';

export interface ApplicationFormProps
  extends Omit<LayoffApplicationFormProps, 'note' | 'validate' | 'tooLongAgo' | 'proofRules'> {
  /** Whether the user is signed in; visitors sign in before the application is sent. */
  isSignedIn: boolean;
  /** Called with the errors of the fields, before anything is sent. */
  onRefused?: ((errors: FieldErrors<ApplicationField>) => void) | undefined;
}

/** The application's form in its card. */
export function ApplicationForm({ isSignedIn, onRefused, ...form }: ApplicationFormProps): ReactNode {
  const validate: LayoffApplicationFormProps['validate'] = (values, today) => {
    const errors = applicationForm.validate(values, today);
    if (errors) onRefused?.(errors);
    return errors;
  };
  return (
    <Card padding="lg">
      <LayoffApplicationForm
        {...applicationForm}
        {...form}
        validate={validate}
        note={isSignedIn ? copy.note : `${copy.note} ${copy.guestNote}`}
      />
    </Card>
  );
}
