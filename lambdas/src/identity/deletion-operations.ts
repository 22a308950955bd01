import type { deletionOperations } from '@redwhiteandcode/contract/identity/deletion.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { queueNotice } from '../platform/notices.ts';
import { retry } from '../platform/retry.ts';
import { hasRole } from '../platform/roles.ts';
import { ConditionFailed, tryWrite } from '../platform/table.ts';
import { findOtherAdmin } from './admin-repository.ts';
import { refusalOf } from './admin-rules.ts';
import { keptMail, scheduledMail } from './mails.ts';
import * as deletions from './deletions.ts';
import { queueGroup } from './groups.ts';
import { checkPassword } from './sign-in.ts';
import { readUser } from './repository.ts';
import { sessionEndedProblem } from './rules.ts';
import { spendCurrentFactor } from './second-factor.ts';
import { endSessions } from './sessions.ts';

const day = 86_400_000;
const maxAttempts = 5;

/**
 * Schedules the erasure of an account in the transaction that ends its sessions; a repeated request keeps the date, and may
 * choose otherwise for the certificates. An admin loses the role in it, so an account that waits for its erasure is never
 * an admin. Returns the time of the erasure; undefined if something has changed since the read. Throws an HttpProblem 409
 * for the last admin.
 */
async function schedule(userId: string, keepsCertificates: boolean): Promise<string | undefined> {
  const person = await deletions.readProfile(userId);
  if (!person) throw sessionEndedProblem();
  const isAdmin = await hasRole(userId, 'admin');
  const otherAdmin = isAdmin ? await findOtherAdmin(userId) : undefined;
  if (isAdmin && otherAdmin === undefined) throw refusalOf('last admin');
  const { deletion_due: first } = person;
  const due = first ?? timestamp(Date.now() + deletionRules.graceDays * day);
  const isRepeated = first !== undefined && person.keep_certificates === keepsCertificates;
  const mail = isRepeated
    ? undefined
    : queueNotice('deletion', userId, scheduledMail(person.email, { due, isAdmin, keepsCertificates }));
  try {
    await endSessions(userId, [
      ...(otherAdmin === undefined
        ? [deletions.notAnAdmin(userId)]
        : deletions.resignationItems(person, otherAdmin)),
      first === undefined
        ? deletions.scheduleItem(userId, due, keepsCertificates)
        : deletions.chooseItem(userId, keepsCertificates),
      ...(mail ? [mail.item] : []),
      // The schedule changes the group: the function of public operations may not.
      ...(isAdmin ? [queueGroup(userId, 'admin').item] : []),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
  await mail?.deliver();
  return due;
}

/** Implements the operations of `/api/me/deletion`. */
export const deletion: Implementation<typeof deletionOperations> = {
  async scheduleDeletion({ userId, body: { password, keep_certificates, ...factor }, caller }) {
    await checkPassword(userId, password, 'body.password');
    await spendCurrentFactor(userId, factor, caller);
    const deletion_due = await retry(
      maxAttempts,
      'An account changed during every attempt to schedule its deletion',
      () => schedule(userId, keep_certificates),
    );
    return { status: 200, body: { deletion_due } };
  },

  async keepAccount({ userId }) {
    const person = await deletions.readProfile(userId);
    const mail = person && queueNotice('deletion', userId, keptMail(person.email));
    if (mail && (await tryWrite([deletions.keepItem(userId), mail.item]))) await mail.deliver();
    const user = await readUser(userId);
    if (!user) throw sessionEndedProblem();
    // The profile may be older than the write, because a plain read may return an earlier state.
    return { status: 200, body: { ...user, deletion_due: undefined } };
  },
};
