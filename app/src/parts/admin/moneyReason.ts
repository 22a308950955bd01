import type { ReasonDialogProps } from '@redwhiteandcode/design-system';
import { paymentRules } from '@redwhiteandcode/contract/orders/rules.ts';

/** The rules for the reason of a canceled order or a denied refund. */
export const moneyReason: ReasonDialogProps['reasonRules'] = {
  validate: paymentRules.reason,
  maxLength: Number(paymentRules.reason.limits.maxLength),
};
