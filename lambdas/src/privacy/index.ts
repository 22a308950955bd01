import { privacyOperations } from '../../contract/privacy.ts';
import { createHandler } from '../platform/handler.ts';
import { deleteExpiredOrders, eraseDueAccounts } from './erasure.ts';
import { privacy } from './operations.ts';

/** Handles `/api/me/export`. */
export const handler = createHandler(privacyOperations, privacy);

/** Erases the accounts whose deletion is due, and orders that need not be kept any longer; called by a schedule. */
export const erase = async (): Promise<{ accounts: number; orders: number }> => ({
  accounts: await eraseDueAccounts(),
  orders: await deleteExpiredOrders(),
});
