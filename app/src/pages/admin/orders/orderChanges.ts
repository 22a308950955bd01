import type { ReasonDialogProps } from '@redwhiteandcode/design-system';
import { paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';
import type { AdminKey } from '../../../shell/api/client.ts';

/** The operations whose data a change of an order affects. */
export const orderKeys: readonly AdminKey[] = [
  'GET /api/admin/orders',
  'GET /api/admin/orders/summary',
  'GET /api/admin/orders/{orderId}',
  'GET /api/admin/refunds',
  'GET /api/admin/analytics',
  'GET /api/admin/queues',
];

/** The rules for the reason of a canceled order or a denied refund. */
export const moneyReason: ReasonDialogProps['reasonRules'] = {
  validate: paymentRules.reason,
  maxLength: Number(paymentRules.reason.limits.maxLength),
};
