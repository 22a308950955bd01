import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { callsLeft, limitItem, mailboxOf } from '../platform/caller-limits.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { type Key, keys } from '../platform/keys.ts';
import { deleteExisting, getItem, listAll, type TransactItem, transact } from '../platform/table.ts';

const day = 86_400;

/** How long a link for each purpose is valid, in seconds. */
export const linkSeconds = {
  /** Sets a new password. */
  RESET: 3600,
  /** Proves the address to which the link was sent. */
  PROOF: 7 * day,
  /** Undoes a change of address; sent to the previous address. */
  UNDO: 7 * day,
  /** Undoes turning two-step verification on, or another app; sent to the address of that time. */
  UNDO_TWO_STEP: 7 * day,
} as const;
export type LinkPurpose = keyof typeof linkSeconds;

/** Emails that ask one mailbox to confirm an address, in a day, from all accounts together: the welcome, and three more. */
const confirmations: Limit = { count: 4, seconds: day, by: 'user' };

/** Makes the item that counts an email which asks an address to confirm it; undefined if callers are not limited. */
export const confirmationLimit = (email: string) =>
  limitItem('confirmationTo', confirmations, mailboxOf(email));

/** Counts an email as `confirmationLimit` does. Returns false if the mailbox has got too many. */
export async function mayAskToConfirm(email: string): Promise<boolean> {
  return (await callsLeft('confirmationTo', confirmations, mailboxOf(email))).left >= 0;
}

const EmailLink = z.object({ email: z.string(), at: z.string(), ttl: z.int() });

/** A valid link: its user, the address to which it was sent, and the items that use it up and make it valid again. */
export interface FoundLink {
  userId: string;
  email: string;
  /** When it was made. */
  at: string;
  key: Key;
  use: TransactItem;
  restore: TransactItem;
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const codePattern = /^([0-9a-f-]{36})\.([\w-]{22})$/;

/** Makes the code of a link, which contains the user and 128 random bits, and the hash of these bits. */
export function createCode(userId: string): { code: string; hash: string } {
  const secret = randomBytes(16).toString('base64url');
  return { code: `${userId}.${secret}`, hash: hash(secret) };
}

/** Returns the user and the hash in a code; undefined if it is not a code. */
export function partsOfCode(code: string): { userId: string; hash: string } | undefined {
  const [, userId, secret] = codePattern.exec(code) ?? [];
  return userId === undefined || secret === undefined ? undefined : { userId, hash: hash(secret) };
}

/**
 * Makes the code of a link to an email address, and the item that stores its hash with `more`. Earlier links stay valid.
 */
export function createLink(
  purpose: LinkPurpose,
  userId: string,
  email: string,
  more: object = {},
): { code: string; item: TransactItem } {
  const { code, hash: id } = createCode(userId);
  const ttl = epochSeconds() + linkSeconds[purpose];
  const at = timestamp();
  const Item = { ...keys.emailLink(userId, purpose, id), email: email.toLowerCase(), at, ttl, ...more };
  return { code, item: { Put: { Item } } };
}

/** Finds the link of a code; undefined if the code is not valid. */
export async function findLink(purpose: LinkPurpose, code: string): Promise<FoundLink | undefined> {
  const parts = partsOfCode(code);
  if (!parts) return undefined;
  const { userId } = parts;
  const key = keys.emailLink(userId, purpose, parts.hash);
  const link = await getItem(key, EmailLink, { consistent: true });
  return link && link.ttl > epochSeconds()
    ? {
        userId,
        email: link.email,
        at: link.at,
        key,
        use: deleteExisting(key),
        restore: { Put: { Item: { ...key, ...link } } },
      }
    : undefined;
}

/** Lists a user's links for a purpose, with the attributes of `shape`. */
export const listLinks = <T extends z.ZodRawShape>(purpose: LinkPurpose, userId: string, shape: T) =>
  listAll(
    { pk: keys.profile(userId).pk, prefix: keys.emailLinkPrefix(purpose), consistent: true },
    EmailLink.extend({ pk: z.string(), sk: z.string(), ...shape }),
  );

/**
 * Returns the items that use up a link and the user's other valid links for its purpose, and the items that restore them. If
 * several of these links are used at the same moment, only one call can write its items.
 */
export async function withOtherLinks(
  purpose: LinkPurpose,
  link: FoundLink,
): Promise<{ use: TransactItem[]; restore: TransactItem[] }> {
  const others = (await listLinks(purpose, link.userId, {})).filter(
    ({ sk, ttl }) => sk !== link.key.sk && ttl > epochSeconds(),
  );
  return {
    use: [link.use, ...others.map(({ pk, sk }) => deleteExisting({ pk, sk }))],
    restore: [link.restore, ...others.map((Item) => ({ Put: { Item } }))],
  };
}

/** Deletes a user's links for a purpose; only those made later than `after`, if it is set. */
export async function deleteLinks(purpose: LinkPurpose, userId: string, after = ''): Promise<void> {
  for (const { pk, sk, at } of await listLinks(purpose, userId, {}))
    if (after === '' || at > after) await transact([{ Delete: { Key: { pk, sk } } }]);
}
