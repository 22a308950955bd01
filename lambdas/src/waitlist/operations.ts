import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import type { waitlistOperations } from '@redwhiteandcode/contract/waitlist/operations.ts';
import { countCall, mailboxOf } from '../platform/caller-limits.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { isOneClick, unsubscribePage } from '../platform/unsubscribe.ts';
import { readAwaited } from './openings.ts';
import * as repository from './repository.ts';
import {
  confirmMail,
  confirmSeconds,
  isSameSecret,
  newWaitlistSecret,
  readWaitlistToken,
  repeatSeconds,
  waitlistEntryId,
} from './rules.ts';

/** The requests for an unproven mailbox in a day; each may send it an email. */
const confirmations: Limit = { count: 10, seconds: 86_400, by: 'user' };

const invalidLink = 'This link is not valid or no longer works.';

/** Returns the entry that a token names. Throws a 404 for an unknown token. */
async function entryOf(token: string) {
  const { itemId, entryId, secret } = readWaitlistToken(token);
  const entry = await repository.readWaitlistEntry(itemId, entryId);
  if (!entry || !isSameSecret(secret, entry.secret)) throw new HttpProblem(404, invalidLink);
  return entry;
}

/** Unsubscribes the entry that a token names, and returns it. Throws a 404 for an unknown token. */
async function leaveByToken(token: string) {
  const entry = await entryOf(token);
  await repository.leaveWaitlist(entry.item_id, entry.entry_id, timestamp());
  return entry;
}

/** Returns the title of what a waitlist is for. Throws a 404 if visitors do not see it, and a 409 if it is open. */
async function joinableTitle(itemId: string): Promise<string> {
  const awaited = await readAwaited(itemId);
  if (awaited.state === 'gone' || !awaited.mayJoin)
    throw new HttpProblem(404, 'There is no upcoming item with this name.');
  if (awaited.state === 'open')
    throw new HttpProblem(409, `“${awaited.title}” is open already. Please reload the page.`);
  return awaited.title;
}

/**
 * Adds an address to a waitlist: a proven one at once, any other with an email that asks its owner to confirm. Throws an
 * HttpProblem 404 or 409 as `joinableTitle`, and 429 for too many requests for the mailbox.
 */
async function join(item_id: string, email: string, isProven: boolean): Promise<void> {
  const item_title = await joinableTitle(item_id);
  const entry_id = waitlistEntryId(item_id, email);
  const known = await repository.readWaitlistEntry(item_id, entry_id);
  // An address that joins again keeps the secret, so that the link in an older email still works.
  const secret = known?.secret ?? newWaitlistSecret();
  const row = { item_id, entry_id, item_title, email, secret, joined_at: timestamp() };
  if (isProven) {
    await repository.joinWaitlist({ ...row, confirmed_at: row.joined_at });
    return;
  }
  await countCall('waitlistMail', confirmations, mailboxOf(email));
  const token = `${item_id}.${entry_id}.${secret}`;
  const mail = queueMail(confirmMail(item_title, { to: email, token, siteUrl: environment().siteUrl }));
  const again = timestamp(Date.now() - repeatSeconds * 1000);
  const unconfirmed = { ...row, ttl: epochSeconds() + confirmSeconds };
  if (await repository.joinWaitlist(unconfirmed, { item: mail.item, again })) await mail.deliver();
}

/** Reads a user's address. Throws a 404 if there is no such user any longer. */
const holderOf = async (userId: string) =>
  orNotFound(await repository.readHolder(userId), 'There is no such user.');

/** Implements the operations of `/api/waitlist` and `/api/me/waitlist`. */
export const waitlist: Implementation<typeof waitlistOperations> = {
  async joinWaitlist({ body: { item_id, email } }) {
    await join(item_id, email, false);
    return { status: 204 };
  },

  async confirmWaitlist({ body: { token } }) {
    const { item_id, entry_id, item_title, email, ttl } = await entryOf(token);
    // DynamoDB deletes an expired row within days.
    if (email === undefined || (ttl !== undefined && ttl <= epochSeconds()))
      throw new HttpProblem(404, invalidLink);
    const awaited = await readAwaited(item_id);
    const is_open = awaited.state === 'open';
    // What is open sends no more emails, unless they are about to be sent.
    if (!is_open) await repository.confirmWaitlistEntry(item_id, entry_id, timestamp());
    return { status: 200, body: { item_title, is_open } };
  },

  async listOwnWaitlists({ userId }) {
    const { email, email_verified_at } = await holderOf(userId);
    // Anyone can sign up with an address that belongs to someone else, whose requests they must not see.
    const item_ids = email_verified_at === undefined ? [] : await repository.listWaitlists(email);
    return { status: 200, body: { item_ids } };
  },

  async joinWaitlistAsUser({ params: { itemId }, userId }) {
    const { email, email_verified_at } = await holderOf(userId);
    const is_confirmed = email_verified_at !== undefined;
    await join(itemId, email, is_confirmed);
    return { status: 200, body: { is_confirmed } };
  },

  async leaveWaitlistAsUser({ params: { itemId }, userId }) {
    const { email, email_verified_at } = await holderOf(userId);
    if (email_verified_at !== undefined)
      await repository.leaveWaitlist(itemId, waitlistEntryId(itemId, email), timestamp());
    return { status: 204 };
  },

  async leaveWaitlist({ body: { token } }) {
    const { item_title } = await leaveByToken(token);
    return { status: 200, body: { item_title } };
  },

  async leaveWaitlistByMail({ query: { token }, rawBody, headers }) {
    if (!(await isOneClick(rawBody, headers['content-type'])))
      throw fieldProblem(400, 'body', 'Send a form with List-Unsubscribe=One-Click.');
    await leaveByToken(token);
    return { status: 204 };
  },

  async openUnsubscribePage({ query: { token } }) {
    return { status: 303, headers: { location: unsubscribePage(token) } };
  },
};
