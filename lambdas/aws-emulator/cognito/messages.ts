import type { CodeDeliveryDetailsType } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../http/json-service.ts';
import { escapeHtml, plainText } from '../plain-text.ts';
import type { Context } from './context.ts';
import type { UserRecord } from './records.ts';
import { customMessage, type Origin } from './triggers.ts';

const CODE = '{####}';

/** Returns an address as Cognito shows it: `a***@e***`. */
export function maskedDelivery(email: string): CodeDeliveryDetailsType {
  const [local = '', domain = ''] = email.split('@');
  const Destination = `${local.charAt(0)}***@${domain.charAt(0)}***`;
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

function checkMessage(subject: string, body: string): void {
  const fault = !body.includes(CODE)
    ? `the message lacks the placeholder ${CODE}`
    : body.length > 20_000
      ? 'the message is longer than 20000 characters'
      : subject.length < 1 || subject.length > 140
        ? 'the subject must have 1 to 140 characters'
        : undefined;
  if (fault)
    throw new ServiceError(
      'InvalidLambdaResponseException',
      `CustomMessage returned an invalid email: ${fault}.`,
    );
}

/**
 * Sends a password reset code to the user, with the `CustomMessage` trigger's text or Cognito's own. Throws
 * `CodeDeliveryFailureException` when the email cannot be sent.
 */
export async function sendResetCode(
  context: Context,
  origin: Origin,
  user: UserRecord,
  code: string,
): Promise<CodeDeliveryDetailsType> {
  const custom = await customMessage(context, origin, user, CODE);
  const subject = custom.emailSubject ?? 'Your verification code';
  const body = custom.emailMessage ?? `Your verification code is ${CODE}.`;
  checkMessage(subject, body);
  const to = user.attributes.email ?? '';
  const html = body.replaceAll(CODE, escapeHtml(code));
  try {
    await context.sendMail?.({ to, subject, html, text: plainText(html) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('CodeDeliveryFailureException', `The email could not be sent: ${reason}`);
  }
  return maskedDelivery(to);
}
