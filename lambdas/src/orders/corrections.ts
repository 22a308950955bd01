import { dayOf, longDay, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { erasedUser, orderKeptUntil } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import {
  isRecordedMethod,
  recordedMethodNames,
  type RecordedMethod,
} from '@redwhiteandcode/contract/orders/rules.ts';
import type { Payment } from '@redwhiteandcode/contract/orders/operations.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { indexes } from '../platform/keys.ts';
import type { TransactItem } from '../platform/table.ts';
import { changed, type OrderRow } from '../rows/order/row.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { correctedMail } from './mails.ts';
import { writeWithMail } from './payments.ts';
import { receiptItem } from './repository.ts';

/** A recorded payment as it is right, with the reason that the payer reads. */
export interface Correction {
  paid_on: string;
  method: RecordedMethod;
  reference: string;
  reason: string;
}

/** Returns the time that is stored for a payment which an admin dates: noon, or an hour later, at the place of business. */
export const paidAtOf = (day: string): string => `${day}T17:00:00.000Z`;

/** Returns an order's payment if an admin recorded it. Throws an HttpProblem 409 if there is none. */
export function recordedPayment({ payment }: OrderRow): Payment {
  if (payment && isRecordedMethod(payment.method)) return payment;
  throw new HttpProblem(409, 'Only a payment that an admin recorded can be corrected.');
}

const wordsOf = ({ paid_at, method, reference }: Payment) => ({
  date: dayOf('paid', paid_at),
  method: isRecordedMethod(method) ? recordedMethodNames[method] : method,
  reference,
});

/** Whether a payment is already as an admin enters it. */
export const isCorrect = (
  payment: Payment,
  { paid_on, method, reference }: Pick<Correction, 'paid_on' | 'method' | 'reference'>,
): boolean =>
  dayOf('paid', payment.paid_at) === paid_on && payment.method === method && payment.reference === reference;

/**
 * Returns an order whose payment is corrected. Its receipt keeps the number and says that it was corrected. The number names
 * the calendar year, so if that changes, the receipt is void, and `nextNumber` is the number of the one that replaces it.
 */
function correctedOrder(
  before: OrderRow,
  { paid_on, method, reference }: Correction,
  { at, by, nextNumber }: { at: string; by: string; nextNumber: string | undefined },
): OrderRow {
  const payment = { ...recordedPayment(before), paid_at: paidAtOf(paid_on), method, reference };
  const { receipt_number, void_receipt_numbers } = before;
  const receipt =
    nextNumber === undefined
      ? { receipt_corrected_at: at }
      : {
          receipt_number: nextNumber,
          receipt_corrected_at: null,
          void_receipt_numbers:
            receipt_number === null ? void_receipt_numbers : [...void_receipt_numbers, receipt_number],
        };
  const note =
    nextNumber === undefined
      ? `Paid on ${longDay(paid_on)}. The receipt keeps its number.`
      : `Paid on ${longDay(paid_on)}. Receipt ${receipt_number} is void; receipt ${nextNumber} replaces it.`;
  return changed(before, { payment, ...receipt }, { at, by, kind: 'payment_corrected', note });
}

/** An order that is kept after the erasure of its learner is kept for years after the year of the payment. */
const keptAttributes = ({ user_id, payment, id }: OrderRow): Readonly<Record<string, unknown>> =>
  user_id === erasedUser && payment ? indexes.keptOrders(orderKeptUntil(payment.paid_at), id) : {};

/**
 * Writes the correction of a recorded payment in one transaction with the new receipt number, if the year changes, the audit
 * entry, the email and `more`. Returns false if the order or the number of receipts has changed since the read.
 */
export async function writeCorrection(
  before: OrderRow,
  correction: Correction,
  userId: string,
  more: readonly TransactItem[],
): Promise<boolean> {
  const was = recordedPayment(before);
  const isOtherYear = yearOf(dayOf('paid', was.paid_at)) !== yearOf(correction.paid_on);
  const next = isOtherYear ? await receiptItem(paidAtOf(correction.paid_on)) : undefined;
  const after = correctedOrder(before, correction, { at: timestamp(), by: userId, nextNumber: next?.number });
  const changes = [
    ...changesBetween(wordsOf(was), wordsOf(after.payment ?? was), ['date', 'method', 'reference']),
    ...changesBetween({ receipt: before.receipt_number }, { receipt: after.receipt_number }, ['receipt']),
    { field: 'reason', after: correction.reason },
  ];
  const items: TransactItem[] = [
    ...changedOrderItems(before, after, keptAttributes(after)),
    ...(next ? [next.item] : []),
    auditItem(userId, 'Corrected a payment', before.id, changes, before.user_id ?? undefined),
    ...more,
  ];
  return writeWithMail(before, items, correctedMail(before, after, correction.reason));
}
