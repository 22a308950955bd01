import { privacyOperations } from '@redwhiteandcode/contract/privacy/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { privacy } from './operations.ts';

/** Handles `/api/me/export`. */
export const handler = createHandler(privacyOperations, privacy);

/** Erases the accounts whose deletion is due, and orders that need not be kept any longer; called by a schedule. */
export async function erase(): Promise<{ accounts: number; orders: number }> {
  const { deleteExpiredOrders, eraseDueAccounts } = await import('./erasure.ts');
  return { accounts: await eraseDueAccounts(), orders: await deleteExpiredOrders() };
}
