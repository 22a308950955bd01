import type { Payment } from '@redwhiteandcode/contract/orders/operations.ts';
import { revokesCertificate } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { timestamp } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import type { Mail } from '../platform/mail.ts';
import { readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { type TransactItem, tryWrite } from '../platform/table.ts';
import { readCertificate } from '../rows/certificate/read.ts';
import { revokeRecords } from '../rows/certificate/records.ts';
import { revokeItems } from '../rows/certificate/write.ts';
import { clearProgress } from '../rows/enrollment/progress.ts';
import { boughtItems, delivered, formerCoverItem, newlyCovered } from '../rows/enrollment/purchase.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';
import { isOrderOf } from '../rows/enrollment/row.ts';
import { endEnrollmentItems, pastEnrollmentItem } from '../rows/enrollment/write.ts';
import { readOrder } from '../rows/order/read.ts';
import { changed, type OrderRow } from '../rows/order/row.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { paidMail, paymentFailedMail, reversedMail, surplusMail } from './mails.ts';
import { finishedRefundItems, receiptItem } from './repository.ts';
import { endedSeats, paidSeats } from './seats.ts';
import { settlePayment, settleSession, type Settlement } from './settlement.ts';
import { isUnknown, readPayment, readSession, refundPayment } from './stripe.ts';

const maxAttempts = 20;

/** Returns the order of a session or a payment; null if it has none, or if Stripe does not know it. */
const orderIn = (facts: Promise<{ orderId: string | null }>): Promise<string | null> =>
  facts.then(
    ({ orderId }) => orderId,
    (error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    },
  );

/** Settles the order of a session by the session's current state at Stripe. */
export async function settleBySession(sessionId: string): Promise<void> {
  const orderId = await orderIn(readSession(sessionId));
  if (orderId === null) return logger.warn('A session of Stripe has no order');
  await settle(orderId, async (order) => settleSession(order, await readSession(sessionId), timestamp()));
}

/** Settles the order of a payment by the payment's current state at Stripe. */
export async function settleByPayment(intentId: string): Promise<void> {
  const orderId = await orderIn(readPayment(intentId));
  if (orderId === null) return logger.warn('A payment of Stripe has no order');
  await settle(orderId, async (order) => settlePayment(order, await readPayment(intentId), timestamp()));
}

/** Reads an order and Stripe's state, decides and writes, and repeats this if the order was changed concurrently. */
async function settle(orderId: string, decide: (order: OrderRow) => Promise<Settlement>): Promise<void> {
  await retry(maxAttempts, 'An order changed during every attempt to settle it', async () => {
    const order = await readOrder(orderId);
    if (!order) {
      logger.warn('An event of Stripe names an unknown order', { order: orderId });
      return true;
    }
    return (await applySettlement(order, await decide(order))) || undefined;
  });
}

/** Writes a settlement. Returns false if the order has changed since the read. */
export async function applySettlement(before: OrderRow, settlement: Settlement): Promise<boolean> {
  switch (settlement.kind) {
    case 'unchanged':
      return true;
    case 'paid':
      return payOrder(before, settlement.order, settlement.payment);
    case 'reversed':
      return reverseOrder(before, settlement.order, settlement.ground);
    case 'surplus': {
      const { payment, order } = settlement;
      const key = `surplus-${payment.id}`;
      const cents = payment.amountCents - payment.refundedCents;
      // The note and the email first: a call that is interrupted after the refund would find nothing left to do.
      const isNoted =
        order === before ||
        (await writeWithMail(before, changedOrderItems(before, order), surplusMail(order, cents)));
      if (isNoted) await refundPayment(payment.id, { cents, orderId: before.id, key });
      return isNoted;
    }
    case 'changed': {
      const hasFailed = settlement.order.history.at(-1)?.kind === 'payment_failed';
      const mail = hasFailed ? paymentFailedMail(settlement.order) : undefined;
      const covered = await newlyCovered(before, settlement.order);
      const items = [...changedOrderItems(before, settlement.order), ...(covered.items ?? [])];
      return delivered(await writeWithMail(before, items, mail), covered);
    }
  }
}

/** Returns the address for emails about an order: the learner's current one, or a company's from the order. */
export async function currentEmail({
  user_id,
  payer_email,
}: Pick<OrderRow, 'user_id' | 'payer_email'>): Promise<string> {
  if (user_id === null) return payer_email;
  return (await readPeople([user_id])).get(user_id)?.email ?? payer_email;
}

/** Writes items and sends an email about an order in one transaction. Returns false if something has changed since the read. */
export async function writeWithMail(
  order: OrderRow,
  items: readonly TransactItem[],
  content: Mail | undefined,
): Promise<boolean> {
  const to = content && (await currentEmail(order));
  // A kept order of a deleted account has no address.
  const mail = content && to ? queueMail({ ...content, to }) : undefined;
  const isWritten = await tryWrite(mail ? [...items, mail.item] : items);
  if (isWritten) await mail?.deliver();
  return isWritten;
}

/**
 * Writes a payment in one transaction with its receipt number, the email, and what was bought: the enrollment, unless the
 * learner has it, the certificate if the course is completed, or the company's seats. Returns false if the order, the
 * enrollment or the number of receipts has changed.
 */
export async function payOrder(
  before: OrderRow,
  paid: OrderRow,
  payment: Payment,
  more: readonly TransactItem[] = [],
): Promise<boolean> {
  const receipt = await receiptItem(payment.paid_at);
  const seats = before.seats ? await paidSeats(before, before.seats) : undefined;
  const bought = before.seats ? seats : await boughtItems(before, paid);
  const attention = bought === undefined ? nothingBought(before) : null;
  const after = { ...paid, receipt_number: receipt.number, attention, ...seats?.order };
  const isWritten = await writeWithMail(
    before,
    [...changedOrderItems(before, after), receipt.item, ...(bought?.items ?? []), ...more],
    paidMail(after),
  );
  return delivered(isWritten, bought ?? {});
}

const nothingBought = ({ seats }: OrderRow): string =>
  seats
    ? 'The seats could not be added, because the account has closed or its term has ended. Refund this order.'
    : 'The course no longer exists. Refund this order.';

const revocations = {
  refund: 'The course was refunded.',
  chargeback: 'The payment of the course was reversed.',
} as const;

const recordRevocations = {
  refund: 'A course of the record was refunded.',
  chargeback: 'The payment of a course of the record was reversed.',
} as const;

/**
 * Writes a refund or a lost dispute in one transaction with the end of the enrollment, or its return to the company's seat
 * that it was made with, or the end of the company's seats, the revocation of the certificate and of the learning records with
 * the course if the rule says so, the refund request, and the email. Returns false if something has changed since the read.
 */
export async function reverseOrder(
  before: OrderRow,
  reversed: OrderRow,
  ground: 'refund' | 'chargeback',
): Promise<boolean> {
  const { user_id, course_id, id } = before;
  const at = timestamp();
  const found =
    user_id !== null && course_id !== null
      ? await readEnrollment(user_id, course_id, { consistent: true })
      : undefined;
  const enrollment = isOrderOf(before, found) ? found : undefined;
  const former = enrollment?.former;
  const isRevoked = revokesCertificate(
    ground === 'chargeback' ? ground : (before.refund?.ground ?? 'window'),
  );
  const number = isRevoked ? enrollment?.certificate_number : undefined;
  const issued = number === undefined ? undefined : await readCertificate(number, { consistent: true });
  // One that was earned with the company's seat stays.
  const certificate = issued && (!former || issued.issued_at > former.until) ? issued : undefined;
  const refund = await finishedRefundItems(before, at);
  const endRecords = async () => {
    if (!isRevoked || user_id === null) return;
    await revokeRecords(user_id, ({ order_ids }) => order_ids.includes(id), recordRevocations[ground]);
  };
  // Before, because a call that is interrupted after the write is not repeated; then again, for those made meanwhile.
  await endRecords();
  const seats = await endedSeats(before);
  const after = {
    ...(refund ? changed(reversed, { refund: refund.request, version: reversed.version - 1 }) : reversed),
    ...seats.order,
  };
  const isWritten = await writeWithMail(
    before,
    [
      ...changedOrderItems(before, after),
      ...(enrollment && former
        ? [formerCoverItem(enrollment, former, { isRevoked: certificate !== undefined })]
        : enrollment
          ? endEnrollmentItems(enrollment, { paysFirst: true })
          : []),
      ...(certificate ? revokeItems(certificate, revocations[ground], at) : []),
      ...(refund?.items ?? []),
      ...seats.items,
    ],
    reversedMail(after, ground),
  );
  if (isWritten) await endRecords();
  if (isWritten && enrollment && !former) await clearProgress(enrollment.user_id, enrollment.course_id);
  return isWritten;
}

/**
 * Writes the cancellation of an unpaid order and the end of its enrollment; the learner then gets the course only by paying
 * first. An enrollment of a company's seat, which the order was to make the learner's own, stays. Returns false if something has changed. `mayEnd` decides about the enrollment as it is written; it may throw.
 */
export async function withdrawOrder(
  before: OrderRow,
  canceled: OrderRow,
  {
    more = [],
    mail,
    mayEnd,
  }: { more?: readonly TransactItem[]; mail?: Mail; mayEnd?: (order: OrderRow) => Promise<void> } = {},
): Promise<boolean> {
  const { user_id, course_id } = before;
  const found =
    user_id !== null && course_id !== null
      ? await readEnrollment(user_id, course_id, { consistent: true })
      : undefined;
  const enrollment = isOrderOf(before, found) ? found : undefined;
  if (enrollment?.certificate_number !== undefined) {
    throw new HttpProblem(409, 'This course is completed, so its order cannot be canceled.');
  }
  await mayEnd?.(before);
  const ended = enrollment
    ? endEnrollmentItems(enrollment, { paysFirst: true })
    : !found && user_id !== null && course_id !== null
      ? [pastEnrollmentItem({ user_id, course_id }, { pays_first: true })]
      : [];
  const isWritten = await writeWithMail(
    before,
    [...changedOrderItems(before, canceled), ...ended, ...more],
    mail,
  );
  if (isWritten && enrollment) await clearProgress(enrollment.user_id, enrollment.course_id);
  return isWritten;
}
