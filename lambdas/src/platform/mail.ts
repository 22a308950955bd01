import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { MailWords } from '../../contract/mail-parts.ts';
import { support } from '../../contract/support.ts';
import { environment } from './environment.ts';
import { renderMail } from './mail-text.ts';

/** A mail to one person. Plain text and HTML are both made of `parts`. */
export interface Mail extends MailWords {
  to: string;
  /** Whom an answer goes to, where it is not the sender. */
  replyTo?: string | undefined;
  /** The address of the page that ends these mails, for the `List-Unsubscribe` header (RFC 2369). */
  unsubscribeHref?: string | undefined;
}

const client = new SESv2Client({ maxAttempts: 2, requestHandler: { requestTimeout: 3000 } });

/** One address and nothing beside it: no name, no list, no second header. */
const oneAddress = /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/;

function checked(address: string): string {
  if (!oneAddress.test(address)) throw new Error('A mail’s address is not one address');
  return address;
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends a mail by SES at once, from the platform's own address. Throws what SES throws: a mail that must not be lost is
 * kept first (`mail-outbox.ts`).
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { subject, text, html } = renderMail(mail);
  const { mailSender } = environment();
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `"${support.sender}" <${checked(mailSender)}>`,
      Destination: { ToAddresses: [checked(mail.to)] },
      ...(mail.replyTo !== undefined && { ReplyToAddresses: [checked(mail.replyTo)] }),
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          ...(mail.unsubscribeHref !== undefined && {
            Headers: [{ Name: 'List-Unsubscribe', Value: `<${encodeURI(mail.unsubscribeHref)}>` }],
          }),
        },
      },
    }),
  );
}
