import type { PlanPayment } from '@redwhiteandcode/contract/reimbursement/measure.ts';
import { Alert } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** Shows what an employer's plan would pay for a course; renders nothing without a payment. */
export function PlanPaymentNote({ payment }: { payment: PlanPayment | undefined }): ReactNode {
  return payment && <Alert title="What the plan would pay">{payment.text}</Alert>;
}
