import { randomBytes } from 'node:crypto';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { retry } from '../platform/retry.ts';
import { ConditionFailed, deleteExisting, type TransactItem } from '../platform/table.ts';
import { isTwoStepOn } from '../platform/two-step.ts';
import { createLink, deleteLinks, type FoundLink, listLinks } from './email-links.ts';
import { readProfileNow } from './repository.ts';
import { invalidLink } from './rules.ts';
import { endSessions } from './sessions.ts';
import { Factor, readTwoStep, restoreItem, type TwoStep } from './two-step.ts';
import { twoStepEndedMail, twoStepUndoneMail } from './security-mails.ts';
import { userPool } from './user-pool.ts';

/**
 * Makes the link that undoes a change of the factors, and its item. The item keeps the factors that were in use before,
 * sealed as they were, so that undoing puts them into use again. Returns undefined for an address that is not proven, because
 * it may be a stranger's: its owner takes over the account with a reset.
 */
export const factorUndo = (
  userId: string,
  { email, email_verified }: Pick<User, 'email' | 'email_verified'>,
  current: TwoStep | undefined,
) =>
  email_verified
    ? createLink('UNDO_TWO_STEP', userId, email, { replaced: Factor.parse(current ?? {}) })
    : undefined;

/**
 * Returns the items that restore the factors of a time: they drop every factor that is newer. Returns none if there is no
 * newer one. Their conditions fail if the factor has changed since the read. Deletes the links of later factors first,
 * because they would bring back one that is dropped.
 */
export async function restoreFactorItems(userId: string, since: string): Promise<TransactItem[]> {
  const current = await readTwoStep(userId);
  const links = await listLinks('UNDO_TWO_STEP', userId, { replaced: Factor });
  const [first] = links.filter(({ at }) => at >= since).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (!first) return [];
  await deleteLinks('UNDO_TWO_STEP', userId, first.at);
  const { pk, sk } = first;
  return [deleteExisting({ pk, sk }), restoreItem(userId, current, first.replaced)];
}

/** Replaces an account's password by one that nobody knows. */
export const disablePassword = (userId: string): Promise<void> =>
  userPool.setPassword(userId, randomBytes(32).toString('base64url'));

/**
 * Undoes a change of the factors with the link that was emailed about it: restores those of that time, replaces the password,
 * ends all sessions, and emails the address a link to set a new password. Throws an HttpProblem 400 if the link was used
 * meanwhile.
 */
export async function undoFactor(
  { userId, email, at }: FoundLink,
  caller: CallerInfo | undefined,
): Promise<void> {
  await disablePassword(userId);
  const deliver = await retry(4, 'Two-step verification kept changing while it was undone', async () => {
    const profile = await readProfileNow(userId);
    const items = await restoreFactorItems(userId, at);
    if (!profile || items.length === 0) throw invalidLink();
    // A reset link works for the account's own address only.
    const reset = profile.email === email ? createLink('RESET', userId, email) : undefined;
    const mail = queueMail(twoStepUndoneMail(email, caller, reset?.code));
    return endSessions(userId, [...items, mail.item, ...(reset ? [reset.item] : [])]).then(
      () => mail.deliver,
      (error: unknown) => {
        if (error instanceof ConditionFailed) return undefined;
        throw error;
      },
    );
  });
  await deliver();
}

/**
 * Ends a user's two-step verification for an admin or an operator: drops the factor and the links that would restore one,
 * replaces the password, ends all sessions, and emails the user a link to set a new password. Writes the entry of the audit
 * log with it. Returns false if it is off.
 */
export async function endTwoStep(userId: string, email: string, entry: TransactItem): Promise<boolean> {
  const deliver = await retry(4, 'Two-step verification kept changing while it was ended', async () => {
    const current = await readTwoStep(userId);
    if (!isTwoStepOn(current)) return false;
    await disablePassword(userId);
    await deleteLinks('UNDO_TWO_STEP', userId);
    const reset = createLink('RESET', userId, email);
    const mail = queueMail(twoStepEndedMail(email, reset.code));
    const dropped = restoreItem(userId, current, undefined);
    return endSessions(userId, [dropped, reset.item, mail.item, entry]).then(
      () => mail.deliver,
      (error: unknown) => {
        if (error instanceof ConditionFailed) return undefined;
        throw error;
      },
    );
  });
  if (deliver === false) return false;
  await deliver();
  return true;
}
