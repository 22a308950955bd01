import {
  CorrectPaymentDialog,
  type CorrectPaymentDialogProps,
  type PaymentCorrection,
} from '@redwhiteandcode/design-system';
import { dayOf, latestToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { checkPaymentCorrection, paymentCorrectionOf } from '@redwhiteandcode/contract/orders/rules.ts';
import type { Payment } from '@redwhiteandcode/contract/orders/operations.ts';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, useRef } from 'react';
import { orderCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { orderKeys } from './orderKeys.ts';
import { paymentDialogOf, type RecordPaymentProps } from './RecordPayment.tsx';

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
