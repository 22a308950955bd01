import type { ReactNode } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import type { IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';

/** The statuses of an order. A waived order is free of charge. */
export type OrderStatus =
  | 'due'
  | 'paid'
  | 'waived'
  | 'canceled'
  | 'refunded'
  | 'partially_refunded'
  | 'disputed';

interface Look {
  label: string;
  tone: Tone;
  icon?: IconSource;
}

/** The label, tone and icon of each status. */
const orderLooks: Record<OrderStatus, Look> = {
  due: { label: 'Payment due', tone: 'info', icon: icons.clock },
  paid: { label: 'Paid', tone: 'success' },
  waived: { label: 'Free of charge', tone: 'success' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral', icon: icons.undo2 },
  partially_refunded: { label: 'Partly refunded', tone: 'warning', icon: icons.undo2 },
  disputed: { label: 'Disputed', tone: 'danger' },
};

const processing: Look = { label: 'Payment processing', tone: 'info', icon: icons.clock };
const overdue: Look = { label: 'Overdue', tone: 'warning' };

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** Whether a due order is past its due date. @default false */
  isOverdue?: boolean | undefined;
  /** Whether a bank debit for a due order is under way. @default false */
  isProcessing?: boolean | undefined;
}

/** An order's status as an icon and words. A due order may be overdue, or its payment may be processing. */
export function OrderStatusBadge({ status, isOverdue, isProcessing }: OrderStatusBadgeProps): ReactNode {
  const { label, ...look } =
    (status === 'due' && ((isProcessing && processing) || (isOverdue && overdue))) || orderLooks[status];
  return <StatusBadge {...look}>{label}</StatusBadge>;
}
