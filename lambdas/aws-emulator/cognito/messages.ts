import type { CodeDeliveryDetailsType } from '@aws-sdk/client-cognito-identity-provider';
import type { Context } from './context.ts';
import { CognitoError } from './errors.ts';
import type { PoolRecord, UserRecord } from './model.ts';
import { escapeHtml, plainText } from '../plain-text.ts';
import { customMessage, type MessageSource, type Origin } from './triggers.ts';

const CODE = '{####}';
const USERNAME = '{username}';

interface Message {
  subject: string;
  body: string;
}

/** The address as Cognito shows it where a code went: `a***@e***`. */
export function deliveredTo(email: string): CodeDeliveryDetailsType {
  const [local = '', domain = ''] = email.split('@');
  const Destination = `${local.charAt(0)}***@${domain.charAt(0)}***`;
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

function poolMessage(pool: PoolRecord, source: MessageSource): Message {
  const { AdminCreateUserConfig, VerificationMessageTemplate, ...config } = pool.config;
  if (source === 'CustomMessage_AdminCreateUser') {
    const template = AdminCreateUserConfig?.InviteMessageTemplate;
    return {
      subject: template?.EmailSubject ?? 'Your temporary password',
      body: template?.EmailMessage ?? `Your username is ${USERNAME} and your temporary password is ${CODE}.`,
    };
  }
  return {
    subject:
      VerificationMessageTemplate?.EmailSubject ??
      config.EmailVerificationSubject ??
      'Your verification code',
    body:
      VerificationMessageTemplate?.EmailMessage ??
      config.EmailVerificationMessage ??
      `Your verification code is ${CODE}.`,
  };
}

function checkMessage({ subject, body }: Message): void {
  const wrong = !body.includes(CODE)
    ? `the message lacks the placeholder ${CODE}`
    : body.length > 20_000
      ? 'the message is longer than 20000 characters'
      : subject.length < 1 || subject.length > 140
        ? 'the subject must have 1 to 140 characters'
        : undefined;
  if (wrong)
    throw new CognitoError('InvalidLambdaResponseException', `CustomMessage gave no usable mail: ${wrong}.`);
}

/**
 * Sends a code, or a temporary password, to the user's address, in the words of the `CustomMessage` trigger or
 * else of the pool. Throws `CodeDeliveryFailureException` when the mail cannot be handed over.
 */
export async function deliver(
  context: Context,
  source: MessageSource,
  origin: Origin,
  user: UserRecord,
  secret: string,
): Promise<CodeDeliveryDetailsType> {
  const own = poolMessage(origin.pool, source);
  const custom = await customMessage(context, source, origin, user, { code: CODE, username: USERNAME });
  const message = { subject: custom.emailSubject ?? own.subject, body: custom.emailMessage ?? own.body };
  checkMessage(message);
  const to = user.attributes.email ?? '';
  const html = message.body.replaceAll(CODE, escapeHtml(secret)).replaceAll(USERNAME, escapeHtml(to));
  try {
    await context.sendMail?.({ to, subject: message.subject, html, text: plainText(html) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('CodeDeliveryFailureException', `The mail could not be sent: ${reason}`);
  }
  return deliveredTo(to);
}
