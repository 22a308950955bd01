import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import launches from '../../contract/coming-soon.json' with { type: 'json' };
import type { ContactMessage, Faq } from '../../contract/engagement.ts';
import type { Message } from '../../contract/engagement-admin.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { Mail } from '../platform/mail.ts';

/** Whether a question or its answer holds a text, whatever its case; an empty search matches all. */
export function matchesFaq({ question, answer }: Pick<Faq, 'question' | 'answer'>, search: string): boolean {
  const words = search.trim().toLowerCase();
  return question.toLowerCase().includes(words) || answer.toLowerCase().includes(words);
}

/** Something that is still to come, so that one can wait for it. */
export interface Launch {
  id: string;
  title: string;
}

/** The launch with this id; undefined for one that there is not, or that is here already. */
export const findLaunch = (id: string): Launch | undefined =>
  (launches as readonly (Launch & { status: string; href?: string })[]).find(
    (launch) => launch.id === id && launch.href === undefined,
  );

/** What a launch is called, also once it is here. */
export const launchTitle = (id: string): string | undefined => launches.find((it) => it.id === id)?.title;

/** An entry of a waitlist: one for each launch and address, so its id is made of both. */
export const waitlistEntryId = (itemId: string, email: string): string =>
  createHash('sha256').update(`${itemId}\n${email}`).digest('base64url').slice(0, 22);

/** What nobody guesses: 192 bits. */
export const newUnsubscribeSecret = (): string => randomBytes(24).toString('base64url');

/** The parts of an unsubscribe token, as the contract's pattern lets them through. */
export function readUnsubscribeToken(token: string): { itemId: string; entryId: string; secret: string } {
  const [itemId = '', entryId = '', secret = ''] = token.split('.');
  return { itemId, entryId, secret };
}

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export function isSameSecret(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The mail that confirms a place on a waitlist, with the link that ends it. */
export function waitlistMail(to: string, launch: Launch, token: string, siteUrl: string): Mail {
  const unsubscribeHref = `${siteUrl}/unsubscribe?token=${token}`;
  return {
    to,
    subject: `You are on the list: ${launch.title}`,
    parts: [
      `You asked to be told when “${launch.title}” is here. We will write to this address once, on that day.`,
      'If it was not you who asked for this, or you have changed your mind, one press ends it.',
      { label: 'Unsubscribe', href: unsubscribeHref },
    ],
    unsubscribeHref,
  };
}

/** The mail that brings a contact message to support; an answer to it goes to who wrote. */
export function contactMail(to: string, message: ContactMessage): Mail {
  const { firstName, lastName, email, company, phone, employees } = message;
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
    subject: `Contact form: ${firstName} ${lastName}, ${company}`,
    parts: ['Somebody wrote through the contact form.', { facts }, { quote: message.message }],
  };
}

/** A path as it may stand in the log: without query and fragment, certificate numbers and addresses blotted out. */
export function loggablePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return bare
    .replace(/[^\s/]+(?:@|%40)[^\s/]+/gi, '***')
    .replace(/RWC-\d{4}-\w+/gi, '***')
    .slice(0, 512);
}

/** The columns of the messages' export. */
export const messageColumns: readonly CsvColumn<Message>[] = [
  { title: 'Received', of: (row) => row.received_at },
  { title: 'First Name', of: (row) => row.first_name },
  { title: 'Last Name', of: (row) => row.last_name },
  { title: 'Email', of: (row) => row.email },
  { title: 'Company', of: (row) => row.company },
  { title: 'Phone', of: (row) => row.phone },
  { title: 'Employees', of: (row) => row.employees },
  { title: 'Status', of: (row) => (row.is_answered ? 'Answered' : 'Waiting') },
  { title: 'Message', of: (row) => row.message },
];
