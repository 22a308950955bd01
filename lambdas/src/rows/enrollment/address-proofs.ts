import { timestamp } from '../../platform/clock.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { logger } from '../../platform/logger.ts';
import { readPeople } from '../../platform/people.ts';
import { retry } from '../../platform/retry.ts';
import { getItem, listItems, tryWrite } from '../../platform/table.ts';
import { programBadgeItems } from '../certificate/program-badge.ts';
import { readCertificate } from '../certificate/read.ts';
import { revokeRecords } from '../certificate/records.ts';
import { unknownName } from '../certificate/row.ts';
import { revokeItems } from '../certificate/write.ts';
import { AddressProof } from '../order/address-proof.ts';
import { listEveryOrder, readOpenOrder, readOrder } from '../order/read.ts';
import { canceledOrder, changed, type OrderRow } from '../order/row.ts';
import { approvedItem, findWaiver, readWaiverHolder } from '../order/waiver.ts';
import { changedOrderItems } from '../order/write.ts';
import { clearProgress } from './progress.ts';
import { waiveOrder } from './purchase.ts';
import { readSeatEnds } from './access.ts';
import { writeOwnOrder } from './own-order.ts';
import { listEveryEnrollment, readEnrollment } from './read.ts';
import { deleteEnrollmentItems } from './write.ts';

const maxAttempts = 20;

/** How long a request may take to settle the orders of its proof, in milliseconds. Older proofs were interrupted. */
const requestDuration = 60_000;

const revocation = 'Someone other than the owner of the address made the enrollment.';
const recordRevocation = 'Someone other than the owner of the address made the record.';

/** Whether nobody pays or has paid for an order: its course was free, or it is due and no bank payment is under way. */
const isUnpaid = ({ status, is_processing }: OrderRow): boolean =>
  status === 'waived' || (status === 'due' && !is_processing);

/**
 * Settles the orders of a user whose address was just proven, or whose application was just approved: what waited for it
 * becomes free, the badge of the program is given, and the unpaid orders that someone else made in the owner's name end, as do
 * all learning records that someone else made. It can be repeated at any time.
 */
export async function settleAddressProof(userId: string): Promise<void> {
  const key = keys.addressProof(userId);
  const proof = await getItem(key, AddressProof, { consistent: true });
  if (!proof) return;
  const { taken_over_at: takenOverAt } = proof;
  if (takenOverAt !== undefined) {
    await revokeRecords(userId, ({ issued_at }) => issued_at <= takenOverAt, recordRevocation);
  }
  for (const { id } of await listEveryOrder(userId)) {
    await retry(maxAttempts, 'An order changed during every attempt to settle it', async () => {
      const order = await readOrder(id);
      return order === undefined || (await settle(order, proof)) || undefined;
    });
  }
  if (takenOverAt === undefined) {
    await takeOverLayoffCourses(userId);
    await giveProgramBadge(userId);
  }
  // A later proof settles again.
  await tryWrite([
    {
      Delete: {
        Key: key,
        ConditionExpression: 'mark = :mark',
        ExpressionAttributeValues: { ':mark': proof.mark },
      },
    },
  ]);
}

/** Gives the badge of the program to a user who was approved before the address was proven. */
const giveProgramBadge = (userId: string): Promise<true> =>
  retry(maxAttempts, 'An approval changed during every attempt to give its badge', async () => {
    const holder = await readWaiverHolder(userId);
    const found = holder && (await findWaiver(holder));
    if (!found?.isProven || found.waiver.reason !== 'liftoff') return true;
    const name = (await readPeople([userId])).get(userId)?.full_name ?? unknownName;
    const badge = await programBadgeItems('liftoff-participant', { userId, name }, timestamp());
    return badge.length === 0 || (await tryWrite([...badge, approvedItem(userId)])) || undefined;
  });

/**
 * Makes the enrollments whose seat ended with a layoff the learner's own, if an application is approved, so that the learner goes
 * on without a break. One with an unpaid order changes with that order.
 */
async function takeOverLayoffCourses(userId: string): Promise<void> {
  const seated = (await listEveryEnrollment(userId)).filter(({ seat }) => seat !== undefined);
  if (seated.length === 0) return;
  for (const { course_id } of seated) {
    await retry(maxAttempts, 'An enrollment changed during every attempt to take it over', async () => {
      const enrollment = await readEnrollment(userId, course_id, { consistent: true });
      if (!enrollment?.seat || (await readSeatEnds([enrollment]))(enrollment)?.reason !== 'layoff')
        return true;
      const holder = await readWaiverHolder(userId);
      const found = holder && (await findWaiver(holder));
      if (!found?.isProven || found.waiver.reason !== 'liftoff') return true;
      if (await readOpenOrder(userId, course_id)) return true;
      return (await writeOwnOrder(enrollment)) !== undefined || undefined;
    });
  }
}

/** Returns false if the order has changed since the read. */
async function settle(order: OrderRow, { user_id, taken_over_at = '' }: AddressProof): Promise<boolean> {
  if (isUnpaid(order) && order.created_at <= taken_over_at) return endOrder(order);
  // A bank payment under way pays the order.
  if (order.status !== 'due' || order.is_processing) return true;
  const holder = await readWaiverHolder(user_id);
  const found = holder && (await findWaiver(holder));
  // A company’s seat does not pay for a course that its learner was to pay.
  if (order.unconfirmed_waiver === null && found?.waiver.reason !== 'liftoff') return true;
  if (found?.isProven) {
    return waiveOrder(order, found);
  }
  // The address is still to be proven, or the seat or the approval was taken back.
  const unconfirmed_waiver = found?.waiver.reason ?? null;
  if (unconfirmed_waiver === order.unconfirmed_waiver) return true;
  return tryWrite(changedOrderItems(order, changed(order, { unconfirmed_waiver })));
}

/**
 * Writes the end of an order that was made in someone else's name, of its enrollment and its certificate. Returns false if
 * something has changed since the read.
 */
async function endOrder(order: OrderRow): Promise<boolean> {
  const { id, user_id, course_id } = order;
  const at = timestamp();
  const found =
    user_id !== null && course_id !== null
      ? await readEnrollment(user_id, course_id, { consistent: true })
      : undefined;
  const enrollment = found?.order_id === id ? found : undefined;
  const number = enrollment?.certificate_number;
  const certificate = number === undefined ? undefined : await readCertificate(number, { consistent: true });
  const isWritten = await tryWrite([
    ...changedOrderItems(order, { ...canceledOrder(order, { at, by: null }), unconfirmed_waiver: null }),
    ...(enrollment ? deleteEnrollmentItems(enrollment) : []),
    ...(certificate?.status === 'valid' ? revokeItems(certificate, revocation, at) : []),
  ]);
  if (isWritten && enrollment) await clearProgress(enrollment.user_id, enrollment.course_id);
  return isWritten;
}

/** Settles the orders of at most 100 proofs that were interrupted. Returns the number of attempts. */
export async function settleInterruptedProofs(now: number = Date.now()): Promise<number> {
  const { gsi1pk: pk } = indexes.addressProofs('', '');
  const { items } = await listItems({ index: 'gsi1', pk }, { limit: 100 }, AddressProof);
  const late = items.filter(({ at }) => at <= timestamp(now - requestDuration));
  for (const { user_id } of late) {
    await settleAddressProof(user_id).catch((error: unknown) => {
      logger.error('The orders of a proof were not settled; it will be retried', { user: user_id, error });
    });
  }
  return late.length;
}
