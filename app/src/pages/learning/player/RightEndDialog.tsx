import { AlertDialog } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import type { ReactNode } from 'react';
import { playerCopy } from '../../../parts/learning/playerCopy.ts';

const copy = playerCopy.rightEnds;

export interface RightEndDialogProps {
  /** The order whose refund or cancellation ends; the dialog is closed without one. */
  order: Pick<Order, 'status' | 'total_cents' | 'due_at'> | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a lesson is completed that ends the refund of a paid order, or the cancellation of an unpaid one. */
export default function RightEndDialog({ order, onConfirm, onClose }: RightEndDialogProps): ReactNode {
  const price = dollarsAndCents(order?.total_cents ?? 0);
  const isDue = order?.status === 'due';
  return (
    <AlertDialog
      isOpen={order !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isDue ? copy.cancelTitle : copy.refundTitle}
      description={isDue ? copy.cancelText(price, dateOf('due', order.due_at)) : copy.refundText(price)}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onConfirm={onConfirm}
    />
  );
}
