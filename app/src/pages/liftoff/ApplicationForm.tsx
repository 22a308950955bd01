import {
  type ApplicationField,
  Card,
  type FieldErrors,
  LayoffApplicationForm,
  type LayoffApplicationFormProps,
} from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { applicationForm } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { ReactNode } from 'react';
import { applicationCopy as copy } from '../../parts/liftoff/applicationCopy.ts';

export interface ApplicationFormProps
  extends Omit<LayoffApplicationFormProps, 'note' | 'validate' | 'tooLongAgo' | 'proofRules' | 'today'> {
  /** The user's current calendar date (ISO date). @default that of the browser */
  today?: string | undefined;
  /** Whether the user is signed in; visitors sign in before the application is sent. */
  isSignedIn: boolean;
  /** Called with the errors of the fields, before anything is sent. */
  onRefused?: ((errors: FieldErrors<ApplicationField>) => void) | undefined;
}

/** The application's form in its card. */
export function ApplicationForm({ isSignedIn, onRefused, today, ...form }: ApplicationFormProps): ReactNode {
  const validate: LayoffApplicationFormProps['validate'] = (values) => {
    const errors = applicationForm.validate(values, today ?? readerToday());
    if (errors) onRefused?.(errors);
    return errors;
  };
  return (
    <Card padding="lg">
      <LayoffApplicationForm
        {...applicationForm}
        {...form}
        today={today}
        validate={validate}
        note={isSignedIn ? copy.note : `${copy.note} ${copy.guestNote}`}
      />
    </Card>
  );
}
