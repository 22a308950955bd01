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
