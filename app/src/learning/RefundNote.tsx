import { Alert } from '@redwhiteandcode/design-system';
import { lessonsWithinRefund } from '@redwhiteandcode/lambdas/contract/refund-rule.ts';
import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import type { ReactNode } from 'react';
import { useSessionQuery } from '../api/useSessionQuery.ts';
import { playerCopy as copy } from '../copy/player.ts';

export interface RefundNoteProps {
  orderId: string;
  enrollment: Pick<Enrollment, 'completed_lessons' | 'total_lessons'>;
}

/** Warns before the lesson that passes the share of the course with which a refund is still due. */
export default function RefundNote({ orderId, enrollment }: RefundNoteProps): ReactNode {
  const { data: order } = useSessionQuery('GET /api/orders/{orderId}', { path: { orderId } });
  const { completed_lessons: completed, total_lessons: total } = enrollment;
  const isLast = lessonsWithinRefund({ completed, total }) === 0;
  if (order?.status !== 'paid' || !order.entitlement?.is_due || !isLast) return null;
  return <Alert tone="warning">{copy.refundEnds}</Alert>;
}
