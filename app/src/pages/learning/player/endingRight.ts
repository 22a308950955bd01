import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { type LessonProgress, lessonsWithinRefund } from '@redwhiteandcode/contract/orders/refund-rule.ts';

/** Whether the next completed lesson passes the share of a course up to which a right lasts. */
export const passesShare = (progress: Pick<LessonProgress, 'completed' | 'total'>): boolean =>
  lessonsWithinRefund(progress) === 0;

/** Whether the next completed lesson ends the refund of a paid order, or the cancellation of an unpaid one. */
export const endsRight = (
  { status, entitlement }: Pick<Order, 'status' | 'entitlement'>,
  progress: Pick<LessonProgress, 'completed' | 'total'>,
): boolean =>
  (status === 'paid' || status === 'due') && entitlement?.is_due === true && passesShare(progress);
