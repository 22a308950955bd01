import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { type QueuedMail, queueMail } from '../platform/mail-outbox.ts';
import type { TransactItem } from '../platform/table.ts';
import { addressProofItem } from '../rows/order/address-proof.ts';
import { dropChangeItem } from './address-change.ts';
import { keptUpdate } from './deletions.ts';
import { createLink, mayAskToConfirm } from './email-links.ts';
import { queueGroup } from './groups.ts';
import { proofMail } from './mails.ts';
import { createProfile } from './repository.ts';
import type { Profile } from './rules.ts';
import { clearTwoStep } from './two-step.ts';

/**
 * Makes the email with a link that proves a user's address, and the items that store both. The welcome is dropped if the
 * mailbox has got too many; the caller counts the others, because their users are told.
 */
export function queueProofMail(
  { id, email }: Pick<User, 'id' | 'email'>,
  occasion: 'welcome' | 'again',
): { items: TransactItem[]; deliver: QueuedMail['deliver'] } {
  const { code, item } = createLink('PROOF', id, email);
  const mail = proofMail(email, code, occasion);
  const queued = queueMail(mail, async () =>
    occasion === 'again' || (await mayAskToConfirm(email)) ? mail : undefined,
  );
  return { items: [item, queued.item], deliver: queued.deliver };
}

/**
 * Writes a profile and the role `user` unless they exist; the schedule copies the role to the pool. A new user whose address
 * is not proven gets the welcome email.
 */
export async function createAccount(profile: Profile): Promise<void> {
  const group = queueGroup(profile.user_id, 'user');
  if (profile.email_verified_at !== undefined) return void (await createProfile(profile, [group.item]));
  const welcome = queueProofMail({ id: profile.user_id, email: profile.email }, 'welcome');
  if (await createProfile(profile, [group.item, ...welcome.items])) await welcome.deliver();
}

const proof = (userId: string, email: string, condition: string, more = ''): TransactItem => ({
  Update: {
    Key: keys.profile(userId),
    UpdateExpression: `SET email_verified_at = if_not_exists(email_verified_at, :at)${more}`,
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':at': timestamp(), ':email': email },
  },
});

/**
 * Makes the items that mark a user's address as proven, and remember the orders that waited for it. The first is refused if
 * it is no longer the user's address.
 */
export const proofItems = (userId: string, email: string): TransactItem[] => [
  proof(userId, email, 'email = :email'),
  addressProofItem(userId),
];

/**
 * Settles the orders of a user whose address was just proven: the seat of the address pays for those that waited, and the
 * unpaid ones that someone else made end. Never throws: a failure is logged, and the schedule retries it.
 */
export async function settleOrders(userId: string): Promise<void> {
  try {
    // The code that settles orders is large, and few calls need it.
    const { settleAddressProof } = await import('../rows/enrollment/address-proofs.ts');
    await settleAddressProof(userId);
  } catch (error) {
    logger.error('The orders of a proof were not settled; it will be retried', { user: userId, error });
  }
}

/**
 * Makes the items with which a password reset proves the address and drops a requested change of it. Someone else may have
 * created an account whose address was never proven, so the reset also removes its second factor, cancels its deletion,
 * and ends the unpaid orders and the links to employers (`taken_over_at`).
 */
export function reclaimItems({ user_id, email, email_verified_at }: Profile): TransactItem[] {
  const dropped = dropChangeItem(user_id);
  if (email_verified_at !== undefined) return [proof(user_id, email, 'email = :email'), dropped];
  return [
    dropped,
    proof(
      user_id,
      email,
      'email = :email AND attribute_not_exists(email_verified_at) AND attribute_not_exists(erasure_began)',
      `, taken_over_at = :at ${keptUpdate}`,
    ),
    addressProofItem(user_id, { isTakeover: true }),
    clearTwoStep(user_id),
  ];
}
