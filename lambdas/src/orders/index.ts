import { companyOrderOperations } from '@redwhiteandcode/contract/company/order-operations.ts';
import { orderAdminOperations } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { orderOperations } from '@redwhiteandcode/contract/orders/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { settleInterruptedProofs } from '../rows/enrollment/address-proofs.ts';
import { ordersAdmin } from './admin-operations.ts';
import { companyOrders } from './company-operations.ts';
import { orders } from './operations.ts';
import { reconcileOrders } from './reconcile.ts';
import { startRenewals } from './seats.ts';
import { remindOfRenewals } from './term-reminders.ts';

/** Handles `/api/orders`, `/api/company/{companyId}/orders`, `/api/webhooks/stripe`, `/api/admin/orders`, and `/api/admin/refunds`. */
export const handler = createHandler(
  { ...orderOperations, ...companyOrderOperations, ...orderAdminOperations },
  { ...orders, ...companyOrders, ...ordersAdmin },
);

/**
 * Settles payments whose webhook was lost, continues interrupted refunds and proofs of addresses, starts the terms of seats
 * that were renewed, and reminds companies to renew; called by a schedule.
 */
export const reconcile = async (): Promise<
  Record<'sessions' | 'refunds' | 'proofs' | 'terms' | 'reminders', number>
> => ({
  proofs: await settleInterruptedProofs(),
  terms: await startRenewals(),
  reminders: await remindOfRenewals(),
  ...(await reconcileOrders()),
});
