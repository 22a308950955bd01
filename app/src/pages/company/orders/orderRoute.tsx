import { toast } from '@redwhiteandcode/design-system';
import type { CompanyOrder } from '@redwhiteandcode/contract/company/order-operations.ts';
import { payerOf } from '@redwhiteandcode/contract/orders/rules.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { orderHref, roomHref } from '../../../parts/company/addresses.ts';
import { startPayment } from '../../../parts/company/buySeats.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { ordersCopy } from '../../../parts/orders/ordersCopy.ts';
import { usePaymentReturn } from '../../../parts/orders/usePaymentReturn.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { isQueryOf } from '../../../shell/api/queryKey.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { useMinute } from '../../../shell/clock/useMinute.ts';
import { saveDocument } from '../../../shell/downloads/saveDocument.ts';
import { toastFormErrors } from '../../../shell/forms/formErrors.ts';
import { FailurePage, NotFoundPage } from '../../../shell/frame/FailurePage.tsx';
import { PageLoading } from '../../../shell/frame/PageLoading.tsx';
import { CompanyOrderPage } from './CompanyOrderPage.tsx';
import { companyOrdersCopy as copy } from './companyOrdersCopy.ts';
import type { Route } from './+types/orderRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  companyMeta(
    { title: copy.orderTitle(params.orderId), description: copy.description },
    orderHref(params.companyId, params.orderId),
  );

export default function CompanyOrderRoute({ params: { orderId } }: Route.ComponentProps): ReactNode {
  const { id: companyId } = useCompany();
  const query = useSessionQuery('GET /api/company/{companyId}/orders/{orderId}', {
    path: { companyId, orderId },
  });
  const { data, error, mutate } = query;
  useRefusal(error);
  if (data) {
    return (
      <View
        key={orderId}
        companyId={companyId}
        order={data}
        onChange={(order) => void mutate(order ?? undefined)}
      />
    );
  }
  if (error?.status === 404 || error?.status === 400) {
    return (
      <NotFoundPage
        title={copy.missing}
        description={copy.missingText}
        homeHref={orderHref(companyId)}
        homeLabel={copy.back}
      />
    );
  }
  if (error) {
    return (
      <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
    );
  }
  return <PageLoading title={copy.orderTitle(orderId)} />;
}

interface ViewProps {
  companyId: string;
  order: CompanyOrder;
  /** Shows a changed order; without one, loads it again. */
  onChange: (order?: CompanyOrder) => void;
}

const payerFields = ['name', 'purchase_order'] as const;

/** Runs an action of a dialog, which shows the message of its error. */
async function withMessage<T>(action: Promise<T>): Promise<T> {
  try {
    return await action;
  } catch (error) {
    throw new Error(errorMessageOf(error), { cause: error });
  }
}

/** The page of an order with its actions: paying, documents, the payer, canceling and giving seats back. */
function View({ companyId, order, onChange }: ViewProps): ReactNode {
  const path = { companyId, orderId: order.id };
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [isPaying, setIsPaying] = useState(false);
  const [isDownloading, download] = useDownload(companyId, order);
  const reloadCompany = useReloadCompany();
  const paymentReturn = usePaymentReturn(order, search.get('payment'), onChange);
  useOpening(companyId, order, paymentReturn === 'paid');
  const pay = async () => {
    setFailure(undefined);
    setIsPaying(true);
    try {
      const url = await startPayment(companyId, order.id);
      if (url !== null) return location.assign(url);
      onChange();
    } catch (error) {
      setFailure(errorMessageOf(error));
    }
    setIsPaying(false);
  };
  const { document } = order;
  return (
    <CompanyOrderPage
      companyId={companyId}
      order={order}
      now={useMinute()}
      paymentReturn={paymentReturn}
      failure={failure}
      onPay={() => void pay()}
      isPaying={isPaying}
      document={
        document
          ? { kind: document, onDownload: () => download(document), isPending: isDownloading }
          : undefined
      }
      onCancel={async () => {
        const operation = 'POST /api/company/{companyId}/orders/{orderId}/cancel';
        onChange(await withMessage(callSignedIn(operation, { path })));
        toast({ title: copy.cancel.done, tone: 'success' });
      }}
      onRefund={async () => {
        const operation = 'POST /api/company/{companyId}/orders/{orderId}/refund';
        const request = { path, idempotencyKey: crypto.randomUUID() };
        onChange(await withMessage(callSignedIn(operation, request)));
        toast({ title: copy.refund.done, tone: 'success' });
        reloadCompany();
      }}
      onSavePayer={async ({ purchase_order, ...payer }) => {
        try {
          const { name, address } = payerOf(payer);
          const body = { name, address, purchase_order: purchase_order.trim() || null };
          onChange(await callSignedIn('PUT /api/company/{companyId}/orders/{orderId}/payer', { path, body }));
        } catch (error) {
          return toastFormErrors(error, payerFields);
        }
      }}
    />
  );
}

/** Returns whether a document of an order is being loaded, and the function that saves one. */
function useDownload(
  companyId: string,
  { id, receipt_number }: CompanyOrder,
): [boolean, (document: 'invoice' | 'receipt') => void] {
  const [isPending, setIsPending] = useState(false);
  const download = async (document: 'invoice' | 'receipt') => {
    setIsPending(true);
    try {
      const name = `${document}-${document === 'receipt' ? (receipt_number ?? id) : id}.pdf`;
      const path = { companyId, orderId: id };
      await saveDocument(`GET /api/company/{companyId}/orders/{orderId}/${document}`, { path }, name);
    } catch (error) {
      toast({ title: ordersCopy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return [isPending, (document) => void download(document)];
}

/** Returns a function that reads the company again, after its seats have changed. */
function useReloadCompany(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(isQueryOf('GET /api/company/{companyId}'));
}

/** Reads the company again after a payment, and opens its first page when the payment has opened the account. */
function useOpening(companyId: string, { seats }: CompanyOrder, isPaid: boolean): void {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const opens = seats?.kind === 'first' && seats.added_at !== null;
  useEffect(() => {
    if (!isPaid) return;
    void mutate(isQueryOf('GET /api/company/{companyId}'));
    if (!opens) return;
    toast({ title: copy.paidNow, tone: 'success' });
    void navigate(roomHref(companyId), { replace: true });
  }, [isPaid, opens, companyId, navigate, mutate]);
}
