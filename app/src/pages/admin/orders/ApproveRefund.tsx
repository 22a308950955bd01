import { ApproveRefundDialog, type ApproveRefundDialogProps } from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { revokesCertificate } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { type ReactNode, useState } from 'react';
import { refundsCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { orderKeys } from './orderKeys.ts';

export interface ApproveRefundProps extends Pick<ApproveRefundDialogProps, 'onClose' | 'fallbackFocus'> {
  refund: AdminRefund;
}

/** Returns the request as it is now, if an approval was refused because it has changed. */
const currentOf = (failure: unknown): AdminRefund | undefined =>
  failure instanceof ApiError && failure.problem.type === problemTypes.staleChange
    ? (failure.problem.current as AdminRefund)
    : undefined;

/**
 * The dialog that approves a refund. It says how the money goes back once it knows how the order was paid. After a refusal of
 * a request that has changed it shows the request as it is, to decide again.
 */
export function ApproveRefund({ refund: opened, ...dialog }: ApproveRefundProps): ReactNode {
  const [refund, setRefund] = useState(opened);
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
          () =>
            callAdmin('POST /api/admin/refunds/{refundId}/approve', {
              path: { refundId: refund.id },
              body: { objection: refund.objection },
            }).catch((failure: unknown) => {
              setRefund((shown) => currentOf(failure) ?? shown);
              throw failure;
            }),
          { done: copy.approved },
        )
      }
    />
  );
}
