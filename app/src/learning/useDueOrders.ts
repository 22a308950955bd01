import type { Order } from '@redwhiteandcode/lambdas/contract/orders.ts';
import { useSessionList } from '../api/useSessionQuery.ts';

/** Queries the signed-in user's unpaid orders by course: all of them, or that of one course. */
export function useDueOrders(courseId?: string): ReadonlyMap<string, Order> {
  const { data = [] } = useSessionList('GET /api/orders', courseId ? { query: { course_id: courseId } } : {});
  return new Map(
    data.flatMap((order) =>
      order.course_id !== null && order.status === 'due' ? [[order.course_id, order] as const] : [],
    ),
  );
}
