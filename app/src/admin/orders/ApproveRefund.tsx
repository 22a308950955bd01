import { ApproveRefundDialog, type ApproveRefundDialogProps } from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/lambdas/contract/orders-admin.ts';
import { revokesCertificate } from '@redwhiteandcode/lambdas/contract/refund-rule.ts';
import type { ReactNode } from 'react';
import { refundsCopy as copy } from '../../copy/adminOrders.ts';
import { paymentName } from '@redwhiteandcode/lambdas/contract/payment-name.ts';
import { callAdmin } from '../callAdmin.ts';
import { useAdminQuery } from '../useAdminQuery.ts';
import { useChange } from '../useChange.ts';
import { orderKeys } from './orderKeys.ts';

export interface ApproveRefundProps extends Pick<ApproveRefundDialogProps, 'onClose' | 'fallbackFocus'> {
  refund: AdminRefund;
}

/** The dialog that approves a refund. It says how the money goes back once it knows how the order was paid. */
export function ApproveRefund({ refund, ...dialog }: ApproveRefundProps): ReactNode {
  const { data: order } = useAdminQuery('GET /api/admin/orders/{orderId}', {
    path: { orderId: refund.order_id },
  });
  const change = useChange(orderKeys);
  return (
    <ApproveRefundDialog
      {...dialog}
      refund={refund}
      payment={
        order?.payment
          ? { isByStripe: order.stripe_payment !== null, name: paymentName(order.payment) }
          : undefined
      }
      isRevoking={revokesCertificate(refund.ground)}
      onApprove={() =>
        change(
          () => callAdmin('POST /api/admin/refunds/{refundId}/approve', { path: { refundId: refund.id } }),
          { done: copy.approved },
        )
      }
    />
  );
}
