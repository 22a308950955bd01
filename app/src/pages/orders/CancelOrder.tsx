import { AlertDialog, Button, toast } from '@redwhiteandcode/design-system';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { type ReactNode, useState } from 'react';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { ordersCopy } from './ordersCopy.ts';

const copy = ordersCopy.cancel;

export interface CancelOrderProps {
  orderId: string;
  onCanceled: (order: Order) => void;
}

/** The button that cancels an unpaid order after a confirmation. */
export function CancelOrder({ orderId, onCanceled }: CancelOrderProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setError(undefined);
    setIsPending(true);
    try {
      onCanceled(await callSignedIn('POST /api/orders/{orderId}/cancel', { path: { orderId } }));
      toast({ title: copy.done, tone: 'success' });
      setIsOpen(false);
    } catch (failure) {
      setError(errorMessageOf(failure));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <AlertDialog
      trigger={<Button variant="neutral">{copy.label}</Button>}
      title={copy.title}
      description={copy.description}
      confirmLabel={copy.label}
      cancelLabel="Keep order"
      isDestructive
      isOpen={isOpen}
      onOpenChange={(next) => {
        setError(undefined);
        setIsOpen(next);
      }}
      isPending={isPending}
      error={error}
      onConfirm={() => void cancel()}
    />
  );
}
