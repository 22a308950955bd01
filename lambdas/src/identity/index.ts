import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { identityOperations } from '../../contract/identity.ts';
import { identityAdminOperations } from '../../contract/identity-admin.ts';
import { environment } from '../platform/environment.ts';
import { createHandler } from '../platform/handler.ts';
import { identityAdmin } from './admin-operations.ts';
import { retryGroupCopies } from './groups.ts';
import { identity } from './operations.ts';
import { resetMail } from './rules.ts';

/** Answers `/api/auth`, `/api/me` and what admins do with people and roles. */
export const handler = createHandler(
  { ...identityOperations, ...identityAdminOperations },
  { ...identity, ...identityAdmin },
);

/** Brings the pool's groups in step with roles whose change broke off; a schedule calls it. */
export const copyGroups = async (): Promise<{ tried: number }> => ({ tried: await retryGroupCopies() });

/** Cognito's triggers: an account is confirmed at once, and the reset mail holds a link to the page that uses it. */
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
