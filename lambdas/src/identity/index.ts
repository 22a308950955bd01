import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { identityOperations } from '../../contract/identity.ts';
import { identityAdminOperations } from '../../contract/identity-admin.ts';
import { environment } from '../platform/environment.ts';
import { createHandler } from '../platform/handler.ts';
import { identityAdmin } from './admin-operations.ts';
import { retryGroupCopies } from './groups.ts';
import { identity } from './operations.ts';
import { resetMail } from './rules.ts';

/** Handles `/api/auth`, `/api/me`, and the parts of `/api/admin` for users, roles, totals, and the audit log. */
export const handler = createHandler(
  { ...identityOperations, ...identityAdminOperations },
  { ...identity, ...identityAdmin },
);

/** Retries interrupted changes of the pool's groups; called by a schedule. */
export const copyGroups = async (): Promise<{ tried: number }> => ({ tried: await retryGroupCopies() });

/** Handles Cognito's triggers: confirms new accounts immediately, and writes the email to reset a password. */
export async function trigger<E extends PreSignUpTriggerEvent | CustomMessageTriggerEvent>(
  event: E,
): Promise<E> {
  if (event.triggerSource === 'PreSignUp_SignUp') {
    event.response.autoConfirmUser = true;
    event.response.autoVerifyEmail = true;
  }
  if (event.triggerSource === 'CustomMessage_ForgotPassword') {
    const email = event.request.userAttributes.email ?? '';
    const { subject, html } = resetMail(environment().siteUrl, email, event.request.codeParameter);
    event.response.emailSubject = subject;
    event.response.emailMessage = html;
  }
  return event;
}
