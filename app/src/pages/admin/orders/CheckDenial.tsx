import { ReasonDialog, type ReasonDialogProps } from '@redwhiteandcode/design-system';
import { paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import type { ReactNode } from 'react';
import { refundsCopy as copy } from '../../../parts/admin/ordersCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { orderKeys } from './orderKeys.ts';

export interface CheckDenialProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  refund: AdminRefund;
}

const rules: ReasonDialogProps['reasonRules'] = {
  validate: paymentRules.employerCheck,
  maxLength: Number(paymentRules.employerCheck.limits.maxLength),
};

/** The dialog that records how a denial through a copied link was checked with the employer. */
export function CheckDenial({ refund, ...dialog }: CheckDenialProps): ReactNode {
  const change = useChange(orderKeys);
  return (
    <ReasonDialog
      {...dialog}
      title={copy.check.title(refund.student_name ?? refund.order_id)}
      label={copy.check.label}
      description={copy.check.description}
      consequence={copy.check.consequence}
      confirmLabel={copy.check.confirm}
      reasonRules={rules}
      onConfirm={(note) =>
        change(
          () =>
            callAdmin('POST /api/admin/refunds/{refundId}/employer-check', {
              path: { refundId: refund.id },
              body: { note },
            }),
          { done: copy.checked },
        )
      }
    />
  );
}
