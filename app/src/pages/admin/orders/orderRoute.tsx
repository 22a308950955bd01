import { ReasonDialog, type ReasonDialogProps, toast } from '@redwhiteandcode/design-system';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { asAdmin, callAdmin } from '../../../parts/admin/callAdmin.ts';
import { CorrectPayment, RecordPayment } from './PaymentDialogs.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useMinute } from '../../../shell/clock/useMinute.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { saveDocument } from '../../../shell/downloads/saveDocument.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { orderCopy as copy } from './orderCopy.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { orderHref, ordersHref } from '../../../parts/admin/addresses.ts';
import { type OrderDocument, OrderPage } from './OrderPage.tsx';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import type { Route } from './+types/orderRoute.ts';
import { moneyReason, orderKeys } from './orderChanges.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

export const meta = ({ params }: Route.MetaArgs) => adminMeta(copy, orderHref(params.orderId));

export default function AdminOrderRoute({ params: { orderId } }: Route.ComponentProps): ReactNode {
  const query = useAdminQuery('GET /api/admin/orders/{orderId}', { path: { orderId } });
  const { data, error } = query;
  useDocumentTitle(data && `${data.id} | ${adminCopy.area}`);
  if (data && error?.status !== 404) return <Order key={data.id} order={data} />;
  return <RecordState status={recordStatus(query)} copy={copy.record} listHref={ordersHref} />;
}

function Order({ order }: { order: AdminOrderDetail }): ReactNode {
  const [open, setOpen] = useState<'payment' | 'correction' | 'cancel'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDownloading, download] = useDownload(order);
  const dialog = { order, onClose: () => setOpen(undefined), fallbackFocus: heading };
  return (
    <>
      <OrderPage
        order={order}
        now={useMinute()}
        headingRef={heading}
        onDownload={download}
        isDownloading={isDownloading}
        onRecordPayment={() => setOpen('payment')}
        onCorrectPayment={() => setOpen('correction')}
        onCancel={() => setOpen('cancel')}
      />
      {open === 'payment' && <RecordPayment {...dialog} />}
      {open === 'correction' && order.payment && <CorrectPayment {...dialog} payment={order.payment} />}
      {open === 'cancel' && <CancelOrder {...dialog} />}
    </>
  );
}

/** Returns whether a document of an order is being loaded, and the function that saves one. */
function useDownload({ id, receipt_number }: AdminOrderDetail): [boolean, (document: OrderDocument) => void] {
  const [isPending, setIsPending] = useState(false);
  const download = async (document: OrderDocument) => {
    setIsPending(true);
    try {
      const name = `${document}-${document === 'receipt' ? (receipt_number ?? id) : id}.pdf`;
      const path = { orderId: id };
      await asAdmin(() => saveDocument(`GET /api/admin/orders/{orderId}/${document}`, { path }, name));
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return [isPending, (document) => void download(document)];
}

interface CancelOrderProps extends Pick<ReasonDialogProps, 'onClose' | 'fallbackFocus'> {
  order: AdminOrderDetail;
}

/** The dialog that cancels an unpaid order with a reason. */
function CancelOrder({ order: { id, account_id }, ...dialog }: CancelOrderProps): ReactNode {
  const change = useChange(orderKeys);
  return (
    <ReasonDialog
      {...dialog}
      title={copy.cancel.title(id)}
      description={copy.cancel.description}
      consequence={account_id === null ? copy.cancel.learner : copy.cancel.company}
      confirmLabel={copy.cancel.confirm}
      isDestructive
      cancelLabel={copy.cancel.keep}
      reasonRules={moneyReason}
      onConfirm={(reason) =>
        change(
          () =>
            callAdmin('POST /api/admin/orders/{orderId}/cancel', { path: { orderId: id }, body: { reason } }),
          { done: copy.cancel.done },
        )
      }
    />
  );
}
