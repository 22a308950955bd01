import type { EmailContent } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from './environment.ts';
import { renderMail } from './mail-text.ts';

/** An email to one recipient. Its plain text and its HTML are made from `parts`. */
export interface Mail extends EmailContent {
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: string | undefined;
  /**
   * The URL that unsubscribes when a mail program posts to it, and leads people to the page: the `List-Unsubscribe` header
   * (RFC 2369), which every email has together with `List-Unsubscribe-Post` (RFC 8058).
   */
  unsubscribeHref?: string | undefined;
  /**
   * What the email is about, by opaque IDs and never by an address, of ASCII letters, digits, `_` and `-`. SES repeats them in
   * its event if the email bounces or is reported as spam (`mail/bounces.ts`).
   */
  tags?: Readonly<Record<string, string>> | undefined;
}

/** Exactly one address: no name, no list, no second header. */
const oneAddress = /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/;

function checked(address: string): string {
  if (!oneAddress.test(address)) throw new Error('An email’s address is not a single address');
  return address;
}

const unsubscribeHeaders = (href: string) => [
  { Name: 'List-Unsubscribe', Value: `<${encodeURI(href)}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
];

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends an email immediately through SES, from the platform's address. Throws SES's errors. Emails that must not be
 * lost are queued instead (`mail-outbox.ts`).
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { mailSender, supportEmail } = environment();
  const { subject, text, html } = renderMail(mail, { supportEmail });
  const { sendEmail } = await import('./ses.ts');
  await sendEmail({
    FromEmailAddress: `"${support.sender}" <${checked(mailSender)}>`,
    Destination: { ToAddresses: [checked(mail.to)] },
    ...(mail.tags && { EmailTags: Object.entries(mail.tags).map(([Name, Value]) => ({ Name, Value })) }),
    ...(mail.replyTo !== undefined && { ReplyToAddresses: [checked(mail.replyTo)] }),
    Content: {
      Simple: {
        Subject: utf8(subject),
        Body: { Text: utf8(text), Html: utf8(html) },
        ...(mail.unsubscribeHref !== undefined && { Headers: unsubscribeHeaders(mail.unsubscribeHref) }),
      },
    },
  });
}
