import { type ReactNode, type RefObject, useState } from 'react';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import { useFallbackFocus } from '../admin/handOverFocus.ts';
import { notDueText, type RefundRow } from './RefundsTable.tsx';

export interface ApproveRefundDialogProps {
  refund: Pick<RefundRow, 'student_name' | 'course_title' | 'amount_cents' | 'objection'>;
  /** How the order was paid: through Stripe, or with a payment that an admin recorded. Left out while it is unknown. */
  payment?: { isByStripe: boolean; name: string } | undefined;
  /** Whether the refund revokes a certificate of the course. */
  isRevoking: boolean;
  /** Approves the refund. An error message, if one is returned, keeps the dialog open. */
  onApprove: () => Promise<string | undefined>;
  onClose: () => void;
  /** Takes focus, such as the table, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

function moneyBack(amount: string, payment: ApproveRefundDialogProps['payment']): string {
  if (!payment) return `${amount} is refunded through Stripe, or manually if it was not paid through Stripe.`;
  if (payment.isByStripe) return `Stripe refunds ${amount} to the payer (${payment.name}).`;
  return `The order was paid outside of Stripe (${payment.name}), so send ${amount} back yourself. It is recorded as refunded today.`;
}

/** An open dialog that says what approving a refund does, and asks for confirmation. */
export function ApproveRefundDialog({
  refund: { student_name, course_title, amount_cents, objection },
  payment,
  isRevoking,
  onApprove,
  onClose,
  fallbackFocus,
}: ApproveRefundDialogProps): ReactNode {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  useFallbackFocus(fallbackFocus);
  const amount = formatCents(amount_cents);
  const approve = async () => {
    setIsPending(true);
    try {
      const problem = await onApprove();
      setError(problem);
      if (problem === undefined) onClose();
    } finally {
      setIsPending(false);
    }
  };
  const effects = [
    ...(objection ? [notDueText(objection)] : []),
    moneyBack(amount, payment),
    `The enrollment${course_title ? ` in ${course_title}` : ''} ends.`,
    isRevoking ? 'A certificate of the course is revoked.' : 'A certificate of the course stays valid.',
    'The learner gets an email. This cannot be undone.',
  ];
  return (
    <AlertDialog
      title={`Refund ${amount} to ${student_name ?? 'the learner'}?`}
      description={effects.join(' ')}
      confirmLabel="Approve refund"
      isDestructive
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      error={error}
      onConfirm={() => void approve()}
    />
  );
}
