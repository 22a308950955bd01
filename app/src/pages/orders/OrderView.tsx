import { AlertDialog, Button, toast } from '@redwhiteandcode/design-system';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMinute } from '../../shell/clock/useMinute.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { saveDocument } from '../../shell/downloads/saveDocument.ts';
import { ordersCopy as copy } from '../../parts/orders/ordersCopy.ts';
import { useApplication } from '../../parts/liftoff/useApplication.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { usePaymentReturn } from '../../parts/orders/usePaymentReturn.ts';
import { OrderPage } from './OrderPage.tsx';
import { EmailNotice } from '../../parts/account/EmailNotice.tsx';
import { requestRefund, savePayer, startPayment } from './orderActions.ts';

export interface OrderViewProps {
  order: Order;
  /** Shows a changed order; without one, loads it again. */
  onChange: (order?: Order) => void;
}

/** The page of an order with its actions: paying, documents, the payer, canceling and refunds. */
export function OrderView({ order, onChange }: OrderViewProps): ReactNode {
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [isPaying, setIsPaying] = useState(false);
  const paymentReturn = usePaymentReturn(order, search.get('payment'), onChange);
  const [isDownloading, download] = useDownload(order);
  const pay = async () => {
    setFailure(undefined);
    setIsPaying(true);
    try {
      const url = await startPayment(order.id);
      if (url !== null) return location.assign(url);
      onChange();
    } catch (error) {
      setFailure(errorMessageOf(error));
    }
    setIsPaying(false);
  };
  const { document } = order;
  return (
    <OrderPage
      order={order}
      now={useMinute()}
      paymentReturn={paymentReturn}
      isInReview={useApplication().isInReview}
      failure={failure}
      onPay={() => void pay()}
      isPaying={isPaying}
      document={
        document
          ? { kind: document, onDownload: () => download(document), isPending: isDownloading }
          : undefined
      }
      onSavePayer={savePayer(order.id, onChange)}
      onRequestRefund={async (denial) => onChange(await requestRefund(order.id, denial))}
      confirmEmail={<EmailNotice />}
      cancel={
        order.status === 'due' &&
        !order.is_processing &&
        order.entitlement?.is_due && <CancelOrder orderId={order.id} onCanceled={onChange} />
      }
    />
  );
}

/** Returns whether a document of an order is being loaded, and the function that saves one. */
function useDownload({ id, receipt_number }: Order): [boolean, (document: 'invoice' | 'receipt') => void] {
  const [isPending, setIsPending] = useState(false);
  const download = async (document: 'invoice' | 'receipt') => {
    setIsPending(true);
    try {
      const name = `${document}-${document === 'receipt' ? (receipt_number ?? id) : id}.pdf`;
      await saveDocument(`GET /api/orders/{orderId}/${document}`, { path: { orderId: id } }, name);
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return [isPending, (document) => void download(document)];
}

const { cancel: cancelCopy } = copy;

interface CancelOrderProps {
  orderId: string;
  onCanceled: (order: Order) => void;
}

/** The button that cancels an unpaid order after a confirmation. */
function CancelOrder({ orderId, onCanceled }: CancelOrderProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setError(undefined);
    setIsPending(true);
    try {
      onCanceled(await callSignedIn('POST /api/orders/{orderId}/cancel', { path: { orderId } }));
      toast({ title: cancelCopy.done, tone: 'success' });
      setIsOpen(false);
    } catch (failure) {
      setError(errorMessageOf(failure));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <AlertDialog
      trigger={<Button variant="neutral">{cancelCopy.label}</Button>}
      title={cancelCopy.title}
      description={cancelCopy.description}
      confirmLabel={cancelCopy.label}
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
