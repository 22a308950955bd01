import { reconcileOrders } from '../src/orders/reconcile.ts';

/** Settles the completed payments of the last days, by default 30. For operators. */
if (import.meta.main) {
  const days = Number(process.argv[2] ?? 30);
  if (!Number.isInteger(days) || days < 1) throw new Error('Give a whole number of days.');
  const { sessions, refunds } = await reconcileOrders(days);
  console.log(`${sessions} unsettled payments and ${refunds} approved refunds were checked.`);
}
