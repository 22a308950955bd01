import { orderAdminOperations } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { orderOperations } from '@redwhiteandcode/contract/orders/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { settleInterruptedProofs } from '../rows/enrollment/address-proofs.ts';
import { ordersAdmin } from './admin-operations.ts';
import { orders } from './operations.ts';
import { reconcileOrders } from './reconcile.ts';

/** Handles `/api/orders`, `/api/webhooks/stripe`, `/api/admin/orders`, and `/api/admin/refunds`. */
export const handler = createHandler(
  { ...orderOperations, ...orderAdminOperations },
  { ...orders, ...ordersAdmin },
);

/**
 * Settles payments whose webhook was lost, and continues interrupted refunds and proofs of addresses; called by a schedule.
 */
export const reconcile = async (): Promise<{ sessions: number; refunds: number; proofs: number }> => ({
  proofs: await settleInterruptedProofs(),
  ...(await reconcileOrders()),
});
