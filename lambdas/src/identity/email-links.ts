import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { epochSeconds } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { deleteExisting, deleteListed, getItem, type TransactItem } from '../platform/table.ts';

const day = 86_400;

/** How long a link for each purpose is valid, in seconds. */
export const linkSeconds = {
  /** Sets a new password. */
  RESET: 3600,
  /** Proves the address to which the link was sent. */
  PROOF: 7 * day,
} as const;
export type LinkPurpose = keyof typeof linkSeconds;

const EmailLink = z.object({ email: z.string(), ttl: z.int() });

/** A valid link: its user, the address to which it was sent, and the item that uses it up. */
export interface FoundLink {
  userId: string;
  email: string;
  use: TransactItem;
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The code of a link: the user, and 128 random bits. */
const codePattern = /^([0-9a-f-]{36})\.([\w-]{22})$/;

/** Makes the code of a link to an email address, and the item that stores its hash. Earlier links stay valid. */
export function createLink(
  purpose: LinkPurpose,
  userId: string,
  email: string,
): { code: string; item: TransactItem } {
  const secret = randomBytes(16).toString('base64url');
  const ttl = epochSeconds() + linkSeconds[purpose];
  const Item = { ...keys.emailLink(userId, purpose, hash(secret)), email: email.toLowerCase(), ttl };
  return { code: `${userId}.${secret}`, item: { Put: { Item } } };
}

/** Finds the link of a code; undefined if the code is not valid. */
export async function findLink(purpose: LinkPurpose, code: string): Promise<FoundLink | undefined> {
  const [, userId = '', secret = ''] = codePattern.exec(code) ?? [];
  if (!secret) return undefined;
  const key = keys.emailLink(userId, purpose, hash(secret));
  const link = await getItem(key, EmailLink, { consistent: true });
  return link && link.ttl > epochSeconds()
    ? { userId, email: link.email, use: deleteExisting(key) }
    : undefined;
}

/** Deletes a user's links for a purpose. */
export const deleteLinks = (purpose: LinkPurpose, userId: string): Promise<void> =>
  deleteListed({ pk: keys.profile(userId).pk, prefix: keys.emailLinkPrefix(purpose) });
