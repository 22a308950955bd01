import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { useEffect, useState } from 'react';

/** What the payer has just done on the payment page. */
export type PaymentReturn = 'waiting' | 'waiting-long' | 'stopped' | 'paid' | undefined;

const interval = 2000;
/** After this many reads without a confirmation, the page says that it takes longer. */
const patience = 30;

/**
 * Waits for the confirmation of a payment after the payment page: reads the order again until it is no longer due. Returns
 * what to say. `payment` is the query parameter with which the payment page returns.
 */
export function usePaymentReturn(
  order: Pick<Order, 'status' | 'is_processing'>,
  payment: string | null,
  read: () => void,
): PaymentReturn {
  const [reads, setReads] = useState(0);
  const isWaiting = payment === 'done' && order.status === 'due' && !order.is_processing;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      read();
      setReads((count) => count + 1);
    }, interval);
    return () => clearTimeout(timer);
  }, [isWaiting, reads, read]);
  if (payment === 'stopped') return 'stopped';
  if (payment !== 'done') return undefined;
  if (order.status === 'paid') return 'paid';
  if (!isWaiting) return undefined;
  return reads < patience ? 'waiting' : 'waiting-long';
}
