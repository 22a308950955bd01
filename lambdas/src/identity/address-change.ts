import * as z from 'zod';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { limitItem, tooManyAttempts } from '../platform/caller-limits.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { type QueuedMail, queueMail } from '../platform/mail-outbox.ts';
import { retry } from '../platform/retry.ts';
import {
  ConditionFailed,
  getItem,
  listItems,
  transact,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { addressProofItem } from '../rows/order/address-proof.ts';
import { changedMail, changeMail, movedMail, noticeMail, takenMail, undoneMail } from './mails.ts';
import {
  confirmationLimit,
  createCode,
  createLink,
  deleteLinks,
  type FoundLink,
  partsOfCode,
} from './email-links.ts';
import { carryEmailsOff } from '../rows/mailbox/write.ts';
import { disablePassword, restoreFactorItems } from './factor-undo.ts';
import { holdItem, isHeld, readProfileNow, releaseItem } from './repository.ts';
import { forgetCallers, moveCallers } from './known-callers.ts';
import { emailTaken, invalidLink, type Profile, sessionEndedProblem, wrongAccount } from './rules.ts';
import { endOtherSessions, endSessions, sessionIsOpen } from './sessions.ts';
import { userPool } from './user-pool.ts';

/** How long the link to a new address is valid, in seconds. */
const linkSeconds = 86_400;

/** Emails about changes of address that a user can cause in a day. The new address has a limit too. */
const changeMails: Limit = { count: 5, seconds: 86_400, by: 'user' };

/** How long a request may take to finish a confirmed change, in milliseconds. Older ones were interrupted. */
const requestDuration = 60_000;

/** A change of address from the request until it is finished. A user has one at most; another request replaces it. */
const AddressChange = z.object({
  user_id: z.string(),
  email: z.string(),
  /** The hash of the link's code. */
  hash: z.string(),
  /** The end of the link, in seconds since 1970. */
  expires: z.int(),
  /** When the user confirmed it. From then on it is finished, whatever happens. */
  confirmed_at: z.string().optional(),
  /** The session that stays open. */
  session_id: z.string().optional(),
  /** Set if it restores an address: what happened since then, when its link was made, may be someone else's doing. */
  undoes_since: z.string().optional(),
});
type AddressChange = z.infer<typeof AddressChange>;

const readChange = (userId: string) =>
  getItem(keys.addressChange(userId), AddressChange, { consistent: true });

const isOpen = 'attribute_not_exists(confirmed_at)';
const confirmedAt = (change: AddressChange) => ({
  ConditionExpression: 'confirmed_at = :confirmed',
  ExpressionAttributeValues: { ':confirmed': change.confirmed_at },
});

/** Makes the item that drops a user's unconfirmed change. Its condition fails if the change is confirmed. */
export const dropChangeItem = (userId: string): TransactItem => ({
  Delete: { Key: keys.addressChange(userId), ConditionExpression: isOpen },
});

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Returns whether an address belongs to another account, or is held for one. */
const isTaken = async (email: string, userId: string): Promise<boolean> =>
  (await isHeld(email, userId)) ||
  userPool.readUser(email).then(
    ({ id }) => id !== userId,
    (error: unknown) => {
      if (isNamed(error, 'UserNotFoundException')) return false;
      throw error;
    },
  );

/** Makes the link that undoes a change, for an old address that was proven: another one may be a stranger's. */
const undoLinkFor = ({ user_id, email, email_verified_at }: Profile) =>
  email_verified_at === undefined ? undefined : createLink('UNDO', user_id, email);

/**
 * Stores a change and emails both addresses. If another account has the new address, its owner is told, and nothing else
 * differs. Throws an HttpProblem 429 after too many, and 401 if the session has ended.
 */
export async function requestChange(
  profile: Profile,
  email: string,
  { sessionId, caller }: { sessionId: string; caller: CallerInfo | undefined },
): Promise<void> {
  const { user_id: userId } = profile;
  await finishChange(userId);
  const { code, hash } = createCode(userId);
  const expires = epochSeconds() + linkSeconds;
  const undo = undoLinkFor(profile);
  const mails = [
    queueMail((await isTaken(email, userId)) ? takenMail(email) : changeMail(email, code)),
    queueMail(noticeMail({ to: profile.email, caller }, undo?.code)),
  ];
  const limits = [limitItem('emailChange', changeMails, userId), confirmationLimit(email)].filter(
    (limit) => limit !== undefined,
  );
  const change: AddressChange = { user_id: userId, email, hash, expires };
  const { isWritten, failed } = await tryTransact([
    sessionIsOpen(userId, sessionId),
    {
      Put: { Item: { ...keys.addressChange(userId), ...change, ttl: expires }, ConditionExpression: isOpen },
    },
    ...(undo ? [undo.item] : []),
    ...mails.map(({ item }) => item),
    ...limits.map(({ item }) => item),
  ]);
  if (failed[0]) throw sessionEndedProblem();
  if (!isWritten) throw tooManyAttempts(limits[0]?.secondsLeft ?? 60);
  await deliver(mails);
}

const deliver = (mails: readonly QueuedMail[]) => Promise.all(mails.map((mail) => mail.deliver()));

/**
 * Confirms the change of a link's code, finishes it, and returns the new address. Throws an HttpProblem: 400 for an
 * invalid code, 403 for the code of another user, 409 if another account has got the address meanwhile.
 */
export async function confirmChange(userId: string, sessionId: string, code: string): Promise<string> {
  const parts = partsOfCode(code);
  if (!parts) throw invalidLink();
  if (parts.userId !== userId) throw wrongAccount();
  const change = await readChange(userId);
  if (change?.hash !== parts.hash || change.expires <= epochSeconds()) throw invalidLink();
  const at = timestamp();
  // A concurrent call may have confirmed the same change; both finish it.
  await tryWrite([
    {
      Update: {
        Key: keys.addressChange(userId),
        UpdateExpression:
          'SET confirmed_at = :at, session_id = :session, gsi1pk = :kind, gsi1sk = :sort REMOVE #ttl',
        ConditionExpression: `#hash = :hash AND ${isOpen}`,
        ExpressionAttributeNames: { '#ttl': 'ttl', '#hash': 'hash' },
        ExpressionAttributeValues: {
          ':at': at,
          ':session': sessionId,
          ':hash': parts.hash,
          ':kind': indexes.addressChanges(at, userId).gsi1pk,
          ':sort': indexes.addressChanges(at, userId).gsi1sk,
        },
      },
    },
  ]);
  if ((await finishChange(userId)) === 'taken') throw emailTaken();
  // Another request may have replaced the change before it was confirmed.
  if ((await readProfileNow(userId))?.email !== change.email) throw invalidLink();
  return change.email;
}

/** Returns the proven addresses to remember, each with its end: what names it until then belongs to the user. */
function formerEmails(
  { email, email_verified_at, former_emails = [] }: Profile,
  { undoes_since }: AddressChange,
  now: string,
) {
  if (undoes_since !== undefined) return former_emails.filter(({ until }) => until < undoes_since);
  return email_verified_at === undefined ? former_emails : [...former_emails, { email, until: now }];
}

/** Makes the item that changes the profile's address. Its condition fails if it has changed since the read. */
function profileItem(profile: Profile, change: AddressChange): TransactItem {
  const at = timestamp();
  return {
    Update: {
      Key: keys.profile(profile.user_id),
      UpdateExpression: 'SET email = :to, email_verified_at = :at, former_emails = :former',
      ConditionExpression: 'email = :from',
      ExpressionAttributeValues: {
        ':to': change.email,
        ':from': profile.email,
        ':at': at,
        ':former': formerEmails(profile, change, at),
      },
    },
  };
}

/** Moves the pool's account to the address of a change. Returns false and drops the change if it has become impossible. */
async function claimAddress(change: AddressChange): Promise<boolean> {
  if (!(await isHeld(change.email, change.user_id))) {
    try {
      await userPool.changeEmail(change.user_id, change.email);
      return true;
    } catch (error) {
      if (!isNamed(error, 'AliasExistsException') && !isNamed(error, 'UserNotFoundException')) throw error;
    }
  }
  await tryWrite([{ Delete: { Key: keys.addressChange(change.user_id), ...confirmedAt(change) } }]);
  return false;
}

/**
 * Finishes a user's confirmed change: first in the pool, which has each address once, then in the table. Can be repeated
 * after a crash. Returns 'taken' if another account has the address.
 */
async function finishChange(userId: string): Promise<'done' | 'taken'> {
  const change = await readChange(userId);
  if (change?.confirmed_at === undefined) return 'done';
  const profile = await readProfileNow(userId);
  if (!profile) return 'done';
  const isUndo = change.undoes_since !== undefined;
  const undo = isUndo ? undefined : undoLinkFor(profile);
  // Before the pool gives the address up, so that nobody takes it in between.
  if (undo) await transact([holdItem(userId, profile.email)]);
  if (!(await claimAddress(change))) return 'taken';
  // The links of later changes belong to the person who made them; those of earlier ones stay with their owner.
  if (change.undoes_since !== undefined) await deleteLinks('UNDO', userId, change.undoes_since);
  const mails = isUndo
    ? []
    : [queueMail(movedMail(profile.email, undo?.code)), queueMail(changedMail(change.email))];
  const isWritten = await endOtherSessions(userId, change.session_id, [
    { Delete: { Key: keys.addressChange(userId), ...confirmedAt(change) } },
    profileItem(profile, change),
    addressProofItem(userId),
    ...(undo ? [undo.item] : []),
    ...(isUndo ? [releaseItem(change.email)] : []),
    ...mails.map(({ item }) => item),
  ]);
  // Otherwise a concurrent call has finished it.
  if (!isWritten) return 'done';
  await deliver(mails);
  await (isUndo ? forgetCallers(profile.email) : moveCallers(profile.email, change.email));
  await carryEmailsOff(profile.email, change.email);
  return 'done';
}

/** Finishes at most 100 confirmed changes that were interrupted. Returns the number of attempts. */
export async function finishInterruptedChanges(now: number = Date.now()): Promise<number> {
  const { items } = await listItems(
    { index: 'gsi1', pk: indexes.addressChanges('', '').gsi1pk },
    { limit: 100 },
    AddressChange,
  );
  const late = items.filter(({ confirmed_at = '' }) => confirmed_at <= timestamp(now - requestDuration));
  for (const { user_id } of late) {
    await finishChange(user_id).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.error('A change of address was not finished; it will be retried', { user: user_id, reason });
    });
  }
  return late.length;
}

/** Makes the item that restores the address of a link, or that drops the change if the user still has that address. */
function undoItem({ userId, email, at: madeAt }: FoundLink, profile: Profile): TransactItem {
  if (profile.email === email) return dropChangeItem(userId);
  const at = timestamp();
  const change: AddressChange = {
    user_id: userId,
    email,
    hash: createCode(userId).hash,
    expires: epochSeconds(),
    confirmed_at: at,
    undoes_since: madeAt,
  };
  const Item = { ...keys.addressChange(userId), ...indexes.addressChanges(at, userId), ...change };
  return { Put: { Item, ConditionExpression: isOpen } };
}

/**
 * Undoes a change with the link that was sent to the previous address: replaces the password, ends all sessions, restores
 * the address, drops factors that are newer than the link, and emails it a link to set a new password. Throws an HttpProblem 400 if the link was used meanwhile, 409 if
 * another account has the address.
 */
export async function undoChange(link: FoundLink, caller: CallerInfo | undefined): Promise<void> {
  const { userId, email } = link;
  // The link stays valid until its owner has the address again.
  if (await isTaken(email, userId)) throw emailTaken();
  await disablePassword(userId);
  const reset = createLink('RESET', userId, email);
  const mail = queueMail(undoneMail(email, caller, reset.code));
  await retry(4, 'A change of address kept changing while it was undone', async () => {
    await finishChange(userId);
    const profile = await readProfileNow(userId);
    if (!profile) throw invalidLink();
    // The person who changed the address may have set up a second factor since.
    const factor = await restoreFactorItems(userId, link.at);
    const items = [link.use, undoItem(link, profile), profileIs(profile), reset.item, mail.item, ...factor];
    return endSessions(userId, items).then(
      () => true as const,
      (error: unknown) => {
        if (!(error instanceof ConditionFailed)) throw error;
        // The sessions are the first item.
        if (error.failed[1]) throw invalidLink();
        return undefined;
      },
    );
  });
  const outcome = await finishChange(userId);
  await mail.deliver();
  if (outcome === 'taken') throw emailTaken();
}

const profileIs = ({ user_id, email }: Profile): TransactItem => ({
  ConditionCheck: {
    Key: keys.profile(user_id),
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':email': email },
  },
});
