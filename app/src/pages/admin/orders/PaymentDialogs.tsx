import {
  CorrectPaymentDialog,
  type CorrectPaymentDialogProps,
  type PaymentCorrection,
  type PaymentValues,
  RecordPaymentDialog,
  type RecordPaymentDialogProps,
} from '@redwhiteandcode/design-system';
import { dayOf, latestToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  checkPaymentCorrection,
  checkRecordedPayment,
  paymentCorrectionOf,
  recordedMethodNames,
  recordedMethods,
  recordedPaymentOf,
} from '@redwhiteandcode/contract/orders/rules.ts';
import type { Payment } from '@redwhiteandcode/contract/orders/operations.ts';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { orderCopy as copy } from './orderCopy.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { orderKeys } from './orderChanges.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';

interface RecordPaymentProps {
  order: AdminOrderDetail;
  onClose: () => void;
  fallbackFocus: RefObject<HTMLElement | null>;
}

const methods = recordedMethods.map((value) => ({ value, label: recordedMethodNames[value] }));

/** Returns what the dialogs about an order's payment show of it, and the days and methods that it can have. */
const paymentDialogOf = (order: AdminOrderDetail) => ({
  facts: [
    [copy.dialogFacts.order, order.id],
    [copy.dialogFacts.payer, order.payer.company ?? order.payer.name],
    [copy.dialogFacts.total, dollarsAndCents(order.total_cents)],
  ] as const,
  earliest: dayOf('ordered', order.created_at),
  today: latestToday(),
  methods,
});

const empty: PaymentValues = { amount: '', paid_on: '', method: '', reference: '' };

/** The dialog that records a payment of an unpaid order. */
export function RecordPayment({ order, ...props }: RecordPaymentProps): ReactNode {
  const record = useRecording(order);
  const dialog = paymentDialogOf(order);
  return (
    <RecordPaymentDialog
      {...dialog}
      {...props}
      totalCents={order.total_cents}
      validate={(values) =>
        checkRecordedPayment({
          totalCents: order.total_cents,
          orderedOn: dialog.earliest,
          today: latestToday(),
        })(values)
      }
      onSave={record}
    />
  );
}

/**
 * Returns a function that records a payment on the version that the admin last saw. If the order has changed meanwhile, it
 * resolves with a message that says how, and the next call records on that version.
 */
function useRecording(order: AdminOrderDetail): RecordPaymentDialogProps['onSave'] {
  const seen = useRef(order);
  const keyOf = useRequestKey();
  const save = useSaveRecord<PaymentValues>({
    touched: orderKeys,
    names: ['amount', 'paid_on', 'method', 'reference'],
    read: (current) => {
      seen.current = current as AdminOrderDetail;
      return empty;
    },
  });
  return async (values) => {
    const body = { ...recordedPaymentOf(values), version: seen.current.version };
    const failure = await save(
      () =>
        callAdmin('POST /api/admin/orders/{orderId}/payments', {
          path: { orderId: order.id },
          body,
          idempotencyKey: keyOf(body),
        }),
      { done: copy.recorded },
    );
    if (!failure?.conflict) return failure;
    const { status, payer } = seen.current;
    return { form: status === 'due' ? copy.changed(payer.name) : copy.noLongerDue };
  };
}

export interface CorrectPaymentProps extends RecordPaymentProps {
  /** The recorded payment. */
  payment: Payment;
}

const valuesOf = ({ paid_at, method, reference }: Payment): PaymentCorrection => ({
  paid_on: dayOf('paid', paid_at),
  method,
  reference: reference ?? '',
  reason: '',
});

/** The dialog that corrects a payment which an admin recorded. */
export function CorrectPayment({ order, payment, ...props }: CorrectPaymentProps): ReactNode {
  const correct = useCorrection(order);
  const dialog = paymentDialogOf(order);
  return (
    <CorrectPaymentDialog
      {...dialog}
      {...props}
      consequence={copy.correction.receipt(order.receipt_number ?? '')}
      values={valuesOf(payment)}
      validate={(values) =>
        checkPaymentCorrection({ orderedOn: dialog.earliest, today: latestToday() })(values)
      }
      onSave={correct}
    />
  );
}

/** Returns a function that corrects the payment of the version that the admin last saw. */
function useCorrection(order: AdminOrderDetail): CorrectPaymentDialogProps['onSave'] {
  const seen = useRef(order);
  const keyOf = useRequestKey();
  const save = useSaveRecord<PaymentCorrection>({
    touched: orderKeys,
    names: ['paid_on', 'method', 'reference', 'reason'],
    read: (current) => {
      seen.current = current as AdminOrderDetail;
      const { payment } = seen.current;
      return payment ? valuesOf(payment) : { paid_on: '', method: '', reference: '', reason: '' };
    },
  });
  return (values) => {
    const body = { ...paymentCorrectionOf(values), version: seen.current.version };
    return save(
      () =>
        callAdmin('PUT /api/admin/orders/{orderId}/payment', {
          path: { orderId: order.id },
          body,
          idempotencyKey: keyOf(body),
        }),
      { done: copy.correction.done },
    );
  };
}
