import { Alert } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { endsRight } from './endingRight.ts';

export interface RefundNoteProps {
  orderId: string;
  /** The number of completed lessons, and of all lessons. */
  progress: { completed: number; total: number };
}

/** Warns before the lesson that passes the share of the course with which a refund is due or the order can be canceled. */
export function RefundNote({ orderId, progress }: RefundNoteProps): ReactNode {
  const { data: order } = useSessionQuery('GET /api/orders/{orderId}', { path: { orderId } });
  if (!order || !endsRight(order, progress)) return null;
  return <Alert tone="warning">{order.status === 'due' ? copy.cancelEnds : copy.refundEnds}</Alert>;
}
