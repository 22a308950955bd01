import { ReasonDialog, type ReasonDialogProps } from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { refundsCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { moneyReason } from '../../../parts/admin/moneyReason.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { orderKeys } from './orderKeys.ts';

export interface DenyRefundProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  refund: AdminRefund;
}

/** The dialog that denies a refund with a reason. */
export function DenyRefund({ refund, ...dialog }: DenyRefundProps): ReactNode {
  const change = useChange(orderKeys);
  return (
    <ReasonDialog
      {...dialog}
      title={copy.deny.title(refund.student_name ?? refund.order_id)}
      description={copy.deny.description}
      confirmLabel={copy.deny.confirm}
      reasonRules={moneyReason}
      onConfirm={(reason) =>
        change(
          () =>
            callAdmin('POST /api/admin/refunds/{refundId}/deny', {
              path: { refundId: refund.id },
              body: { reason },
            }),
          { done: copy.denied },
        )
      }
    />
  );
}
