import {
  ApproveRefundDialog,
  type ApproveRefundDialogProps,
  ReasonDialog,
  type ReasonDialogProps,
  toast,
} from '@redwhiteandcode/design-system';
import type { AdminRefund } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { saveLink } from '../../../shell/downloads/saveFile.ts';
import { refundsCopy as copy, RefundsPage } from './RefundsPage.tsx';
import { refundsHref } from '../../../parts/admin/addresses.ts';
import { paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { moneyReason, orderKeys } from './orderChanges.ts';
import { revokesCertificate } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';

export const meta = () => adminMeta(copy, refundsHref);

/** Downloads the employer's denial. Its link is requested on demand: it expires soon, and the audit log records it. */
async function openLetter(refundId: string): Promise<void> {
  try {
    const { url } = await callAdmin('POST /api/admin/refunds/{refundId}/letter', { path: { refundId } });
    saveLink(url);
  } catch (error) {
    toast({ title: copy.letterFailed, description: errorMessageOf(error), tone: 'danger' });
  }
}

export default function AdminRefundsRoute(): ReactNode {
  const list = useAdminList('refunds', copy);
  const table = useRef<HTMLDivElement>(null);
  const [approving, setApproving] = useState<AdminRefund>();
  const [checking, setChecking] = useState<AdminRefund>();
  const [denying, setDenying] = useState<AdminRefund>();
  return (
    <>
      <RefundsPage
        ref={table}
        list={list}
        onApprove={setApproving}
        onCheck={setChecking}
        onDeny={setDenying}
        onOpenLetter={({ id }) => void openLetter(id)}
      />
      {approving && (
        <ApproveRefund refund={approving} onClose={() => setApproving(undefined)} fallbackFocus={table} />
      )}
      {checking && (
        <CheckDenial refund={checking} onClose={() => setChecking(undefined)} fallbackFocus={table} />
      )}
      {denying && <DenyRefund refund={denying} onClose={() => setDenying(undefined)} fallbackFocus={table} />}
    </>
  );
}

interface DenyRefundProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  refund: AdminRefund;
}

/** The dialog that denies a refund with a reason. */
function DenyRefund({ refund, ...dialog }: DenyRefundProps): ReactNode {
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

interface ApproveRefundProps extends Pick<ApproveRefundDialogProps, 'onClose' | 'fallbackFocus'> {
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
function ApproveRefund({ refund: opened, ...dialog }: ApproveRefundProps): ReactNode {
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

interface CheckDenialProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  refund: AdminRefund;
}

const rules: ReasonDialogProps['reasonRules'] = {
  validate: paymentRules.employerCheck,
  maxLength: Number(paymentRules.employerCheck.limits.maxLength),
};

/** The dialog that records how a denial through a copied link was checked with the employer. */
function CheckDenial({ refund, ...dialog }: CheckDenialProps): ReactNode {
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
