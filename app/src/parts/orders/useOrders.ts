import type { Order, Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';

/** Queries the signed-in user's orders, newest first: all of them, or those for one course. */
const useOrders = (courseId?: string): readonly Order[] | undefined =>
  useSessionList('GET /api/orders', courseId ? { query: { course_id: courseId } } : {}).data;

/** Queries the signed-in user's unpaid orders by course: all of them, or that of one course. Undefined while it is loading. */
export function useDueOrders(courseId?: string): ReadonlyMap<string, Order> | undefined {
  const orders = useOrders(courseId)?.flatMap((order) =>
    order.course_id !== null && order.status === 'due' ? [[order.course_id, order] as const] : [],
  );
  return orders && new Map(orders);
}

/** Queries why the signed-in user's courses are free, by course: of all of them, or of one course. Undefined while it is loading. */
export function useWaivers(courseId?: string): ReadonlyMap<string, Waiver> | undefined {
  const waivers = useOrders(courseId)?.flatMap(({ course_id, status, waiver }) =>
    course_id !== null && status === 'waived' && waiver ? [[course_id, waiver] as const] : [],
  );
  return waivers && new Map(waivers);
}
