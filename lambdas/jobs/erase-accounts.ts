import { deleteExpiredOrders, eraseDueAccounts } from '../src/privacy/erasure.ts';

const most = 100;

/** Erases the accounts whose deletion is due, and orders that need not be kept any longer. For operators. */
if (import.meta.main) {
  const accounts = await eraseDueAccounts(most);
  const orders = await deleteExpiredOrders(most);
  console.log(`${accounts} accounts erased, ${orders} orders of earlier accounts deleted.`);
}
