import { EmailForm, type EmailValues, type SubmitForm } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { callSignedIn } from '../api/client.ts';
import { accountChecks } from '../auth/accountChecks.ts';
import { toastFormErrors } from '../auth/formErrors.ts';

const requestChange: SubmitForm<EmailValues> = async (values) => {
  try {
    await callSignedIn('POST /api/me/email-change', { body: values });
  } catch (error) {
    return toastFormErrors(error, ['email', 'current_password']);
  }
};

/** The form that changes the email address. Loaded after the forms above it. */
export default function EmailSection({ email }: { email: string }): ReactNode {
  return <EmailForm validate={accountChecks.emailChange} email={email} onSubmit={requestChange} />;
}
