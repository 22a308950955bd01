import { ReasonDialog, type ReasonDialogProps } from '@redwhiteandcode/design-system';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { orderCopy } from '../../../parts/admin/ordersCopy.ts';
import { moneyReason } from '../../../parts/admin/moneyReason.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { orderKeys } from './orderKeys.ts';

const copy = orderCopy.cancel;

export interface CancelOrderProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  order: AdminOrderDetail;
}

/** The dialog that cancels an unpaid order with a reason. */
export function CancelOrder({ order: { id, account_id }, ...dialog }: CancelOrderProps): ReactNode {
  const change = useChange(orderKeys);
  return (
    <ReasonDialog
      {...dialog}
      title={copy.title(id)}
      description={copy.description}
      consequence={account_id === null ? copy.learner : copy.company}
      confirmLabel={copy.confirm}
      isDestructive
      cancelLabel={copy.keep}
      reasonRules={moneyReason}
      onConfirm={(reason) =>
        change(
          () =>
            callAdmin('POST /api/admin/orders/{orderId}/cancel', { path: { orderId: id }, body: { reason } }),
          { done: copy.done },
        )
      }
    />
  );
}
