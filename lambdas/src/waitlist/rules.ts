import { randomBytes, timingSafeEqual } from 'node:crypto';
import { partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import launches from '@redwhiteandcode/contract/catalog/coming-soon.json' with { type: 'json' };
import type { Launch } from '@redwhiteandcode/contract/catalog/launches.ts';
import { waitlistOperations } from '@redwhiteandcode/contract/waitlist/operations.ts';
import { addressHash } from '../platform/address-hash.ts';
import type { Mail } from '../platform/mail.ts';
import { unsubscribePage } from '../platform/unsubscribe.ts';

/** What a waitlist is for, and whether it is open, may still open, or is no longer planned. */
export type Awaited =
  | { state: 'open' | 'waiting'; title: string; path: string; isCourse: boolean; mayJoin: boolean }
  | { state: 'gone'; isCourse: true };

/** A course as its waitlist knows it. */
export interface AwaitedCourse {
  title: string;
  status: 'published' | 'draft' | 'archived';
  lesson_count: number;
  awaits_review: boolean;
}

/** Returns whether learners can enroll in a course: it is published, and its lessons need no review. */
const isOpen = ({ status, lesson_count, awaits_review }: AwaitedCourse): boolean =>
  status === 'published' && lesson_count > 0 && !awaits_review;

/** Returns the launch with this ID as what a waitlist is for; undefined if there is none. */
export function awaitedLaunch(id: string): Awaited | undefined {
  const launch = (launches as readonly Launch[]).find((each) => each.id === id);
  if (!launch) return undefined;
  const { title, href } = launch;
  return {
    state: href === undefined ? 'waiting' : 'open',
    title,
    path: href ?? '/#coming-soon',
    isCourse: false,
    mayJoin: true,
  };
}

/** Returns a course as what a waitlist is for. Only a course that visitors see can be joined. */
export const awaitedCourse = (id: string, course: AwaitedCourse | undefined): Awaited =>
  course
    ? {
        state: isOpen(course) ? 'open' : 'waiting',
        title: course.title,
        path: `/course/${id}`,
        isCourse: true,
        mayJoin: course.status === 'published',
      }
    : { state: 'gone', isCourse: true };

/** Returns the ID of an email address's only entry on a waitlist. */
export const waitlistEntryId = (itemId: string, email: string): string => addressHash(email, itemId);

/** For how many seconds a request can be confirmed: seven days. */
export const confirmSeconds = 7 * 86_400;

/** For how many seconds an address that repeats a request gets no second link. */
export const repeatSeconds = 86_400;

/** Makes a secret of 192 random bits. */
export const newWaitlistSecret = (): string => randomBytes(24).toString('base64url');

/** Returns the parts of a waitlist's token that matches the contract's pattern. */
export function readWaitlistToken(token: string): { itemId: string; entryId: string; secret: string } {
  const [itemId = '', entryId = '', secret = ''] = token.split('.');
  return { itemId, entryId, secret };
}

/** Compares two secrets in constant time. */
export function isSameSecret(sent: string, stored: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The recipient of a waitlist's email, and the token of its entry. */
interface Recipient {
  to: string;
  token: string;
  siteUrl: string;
}

const unsubscribeHref = ({ token, siteUrl }: Recipient): string =>
  `${siteUrl}${partsOf(waitlistOperations.leaveWaitlistByMail).path}?token=${token}`;

/** Makes the email with the links that confirm a request, and that delete the address. */
export function confirmMail(title: string, recipient: Recipient): Mail {
  const { to, token, siteUrl } = recipient;
  return {
    to,
    subject: `Confirm that we may email you about “${title}”`,
    why: 'You get this email because someone entered this address at one of our launches or courses.',
    parts: [
      `Someone, hopefully you, asked us to email this address when “${title}” opens. Please confirm it.`,
      {
        label: 'Confirm my request',
        href: `${siteUrl}/waitlist?token=${encodeURIComponent(token)}`,
        isMain: true,
      },
      'The link works for seven days. Without it, you get no more email about this, and we delete the address.',
      'You can also delete the address now:',
      { label: 'Unsubscribe', href: `${siteUrl}${unsubscribePage(token)}` },
    ],
    unsubscribeHref: unsubscribeHref(recipient),
  };
}

const asked = {
  why: 'You get this email because you asked for it on our site. It is the only one about this.',
  ended: 'Your request has ended, and its list no longer has your address.',
};

/** Makes the email that ends a request because what it waited for is open. */
export const openedMail = (
  { title, path, isCourse }: Extract<Awaited, { title: string }>,
  recipient: Recipient,
): Mail => ({
  to: recipient.to,
  subject: `“${title}” is open`,
  why: asked.why,
  parts: [
    `You asked us to email you when “${title}” opens. It is open now.`,
    {
      label: isCourse ? 'View the course' : 'Take a look',
      href: `${recipient.siteUrl}${path}`,
      isMain: true,
    },
    asked.ended,
  ],
  unsubscribeHref: unsubscribeHref(recipient),
});

/** Makes the email that ends a request because what it waited for will not open. */
export const goneMail = (title: string, recipient: Recipient): Mail => ({
  to: recipient.to,
  subject: `“${title}” will not open`,
  why: asked.why,
  parts: [
    `You asked us to email you when “${title}” opens. We are sorry: we no longer plan it.`,
    asked.ended,
    { label: 'See all courses', href: `${recipient.siteUrl}/courses` },
  ],
  unsubscribeHref: unsubscribeHref(recipient),
});
