import { businessTime } from '../../contract/calendar.ts';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import launches from '../../contract/coming-soon.json' with { type: 'json' };
import { contactTopics } from '../../contract/contact-topics.ts';
import { folded } from '../../contract/folded.ts';
import type { Launch } from '../../contract/launches.ts';
import { type ContactMessage, engagementOperations, type Faq } from '../../contract/engagement.ts';
import type { Message } from '../../contract/engagement-admin.ts';
import { partsOf } from '../../contract/operation.ts';
import { pagePrefixes } from '../../contract/page-prefixes.ts';
import { cleaned } from '../../contract/typed-text.ts';
import { addressHash } from '../platform/address-hash.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { Mail } from '../platform/mail.ts';

/** Returns whether a question or its answer contains a text, ignoring case and accents. An empty text matches all. */
export function matchesFaq({ question, answer }: Pick<Faq, 'question' | 'answer'>, search: string): boolean {
  const words = folded(cleaned(search));
  return folded(question).includes(words) || folded(answer).includes(words);
}

/** Returns the launch with this ID; undefined if it does not exist or has already happened. */
export const findLaunch = (id: string): Launch | undefined =>
  (launches as readonly Launch[]).find((launch) => launch.id === id && launch.href === undefined);

/** Returns a launch's title, even after the launch. */
export const launchTitle = (id: string): string | undefined => launches.find((it) => it.id === id)?.title;

/** Returns the ID of an email address's only entry on a launch's waitlist. */
export const waitlistEntryId = (itemId: string, email: string): string => addressHash(email, itemId);

/** Makes a secret of 192 random bits. */
export const newUnsubscribeSecret = (): string => randomBytes(24).toString('base64url');

/** Returns the parts of an unsubscribe token that matches the contract's pattern. */
export function readUnsubscribeToken(token: string): { itemId: string; entryId: string; secret: string } {
  const [itemId = '', entryId = '', secret = ''] = token.split('.');
  return { itemId, entryId, secret };
}

/** Compares two secrets in constant time. */
export function isSameSecret(sent: string, stored: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the path of the page that unsubscribes with a token. */
export const unsubscribePage = (token: string): string => `/unsubscribe?token=${encodeURIComponent(token)}`;

/**
 * Returns whether a body is the form that mail programs post to unsubscribe with one click (RFC 8058), in either encoding of
 * forms.
 */
export async function isOneClick(body: string, contentType = ''): Promise<boolean> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    // Some programs end the body with a line break.
    const value = form.get('List-Unsubscribe');
    return typeof value === 'string' && value.trimEnd() === 'One-Click';
  } catch (error) {
    // Not a form, or broken.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Makes the email that confirms a waitlist's entry, with a link to unsubscribe. */
export function waitlistMail(
  to: string,
  launch: Pick<Launch, 'id' | 'title'>,
  token: string,
  siteUrl: string,
): Mail {
  return {
    to,
    subject: `You are on the list: ${launch.title}`,
    parts: [
      `You asked to be notified when “${launch.title}” is here. We will email this address when it is.`,
      'If you did not ask for this, or have changed your mind, you can unsubscribe with one click.',
      { label: 'Unsubscribe', href: `${siteUrl}${unsubscribePage(token)}` },
    ],
    unsubscribeHref: `${siteUrl}${partsOf(engagementOperations.leaveWaitlistByMail).path}?token=${token}`,
  };
}

/** Makes the email with a contact message to support. Replies go to the message's sender. */
export function contactMail(to: string, message: ContactMessage): Mail {
  const { firstName, lastName, email, company, phone, employees, topic } = message;
  const facts: [string, string][] = [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    ['Company', company],
  ];
  if (phone) facts.push(['Phone', phone]);
  if (employees !== undefined) facts.push(['Employees', String(employees)]);
  return {
    to,
    replyTo: email,
    subject: `${topic ? contactTopics[topic] : 'Contact form'}: ${firstName} ${lastName}, ${company}`,
    parts: ['Someone sent a message through the contact form.', { facts }, { quote: message.message }],
  };
}

/**
 * Returns the part of an unknown path that may be in the log: the first segment if pages have it, such as `/verify/***`. The
 * rest may be a token, a number or a text that a person typed.
 */
export function loggablePath(path: string): string {
  const [first = '', ...rest] = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (!pagePrefixes.has(first)) return '/***';
  return rest.length > 0 ? `/${first}/***` : `/${first}`;
}

/** The columns of the messages' export. */
export const messageColumns: readonly CsvColumn<Message>[] = [
  { title: 'Received', of: (row) => businessTime(row.received_at) },
  { title: 'First Name', of: (row) => row.first_name },
  { title: 'Last Name', of: (row) => row.last_name },
  { title: 'Email', of: (row) => row.email },
  { title: 'Company', of: (row) => row.company },
  { title: 'Phone', of: (row) => row.phone },
  { title: 'Employees', of: (row) => row.employees },
  { title: 'Status', of: (row) => (row.is_answered ? 'Answered' : 'Waiting') },
  { title: 'Message', of: (row) => row.message },
  { title: 'Topic', of: (row) => row.topic && contactTopics[row.topic] },
];
