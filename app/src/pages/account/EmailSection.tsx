import { EmailForm, type EmailValues, type SubmitForm } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { callSignedIn } from '../../shell/api/client.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { accountChecks } from '../../parts/identity/accountChecks.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { currentCodeOf, factorOf } from './currentCode.ts';

const requestChange: SubmitForm<EmailValues> = async ({ email, current_password, ...code }) => {
  try {
    const body = { email, current_password, ...factorOf(code) };
    await callSignedIn('POST /api/me/email-change', { body });
  } catch (error) {
    return toastFormErrors(error, ['email', 'current_password', 'code']);
  }
};

/** The form that changes the email address. */
export function EmailSection({ email }: { email: string }): ReactNode {
  const twoStep = useSessionQuery('GET /api/me/two-step', {});
  return (
    <EmailForm
      validate={accountChecks.emailChange}
      email={email}
      currentCode={twoStep.data && currentCodeOf(twoStep.data)}
      onSubmit={requestChange}
    />
  );
}
