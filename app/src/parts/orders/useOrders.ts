import type { Order, Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';

/** Queries the signed-in user's orders for a course, newest first. */
const useOrders = (courseId: string): readonly Order[] =>
  useSessionList('GET /api/orders', { query: { course_id: courseId } }).data ?? [];

/** Queries the signed-in user's unpaid order for a course. */
export const useDueOrder = (courseId: string): Order | undefined =>
  useOrders(courseId).find(({ status }) => status === 'due');

/** Queries why a course is free for the signed-in user. */
export const useWaiver = (courseId: string): Waiver | undefined =>
  useOrders(courseId).find(({ status, waiver }) => status === 'waived' && waiver)?.waiver ?? undefined;
