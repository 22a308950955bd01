import {
  orderFacts,
  OrderRefund,
  payerFacts,
  paymentFacts,
} from '@redwhiteandcode/app/pages/admin/orders/orderFacts.tsx';
import { orderHistory } from '@redwhiteandcode/app/pages/admin/orders/orderHistory.ts';
import { OrderReview, Timeline } from '@redwhiteandcode/design-system';
import type { AdminOrderDetail } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { dueDetail, orders, refundDetail } from './samples.ts';

const argsOf = (order: AdminOrderDetail) => ({
  order,
  facts: orderFacts(order),
  payer: payerFacts(order),
  payment: paymentFacts(order),
  refund: order.refund && <OrderRefund order={order} />,
  history: <Timeline label="Order history" items={orderHistory(order)} />,
});

const meta = preview.meta({
  title: 'Screens/Orders/OrderReview',
  component: OrderReview,
  args: {
    ...argsOf(refundDetail),
    document: { kind: 'receipt' as const, onDownload: fn(), isPending: false },
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show one order with its payment and history.'],
      avoid: [{ when: 'You compare many orders.', instead: 'Screens/Orders/OrdersTable' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Calls its callback', test: 'Unpaid' }],
      accessibility: ['Each part is a named section. The number is the only h1.'],
    },
  },
});

/** The note for the admins is above everything else. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order needs attention')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent('Visa ending in 4242');
    await expect(canvas.getByRole('region', { name: 'Refund request' })).toHaveTextContent('Requested');
  },
});

export const Unpaid = meta.story({
  args: {
    ...argsOf(dueDetail),
    onRecordPayment: fn(),
    onCancel: fn(),
    document: { kind: 'invoice' as const, onDownload: fn(), isPending: false },
  },
  play: async ({ args, canvas }) => {
    for (const [name, callback] of [
      ['Record payment', args.onRecordPayment],
      ['Cancel order', args.onCancel],
      ['Download invoice', args.document?.onDownload],
    ] as const) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(callback).toHaveBeenCalledOnce();
    }
    await expect(canvas.getByText('Nothing has been paid.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Refund request' })).toBeNull();
  },
});

const seats = orders.find(({ account_id }) => account_id !== null);

/** The seats of a company: the price of one seat is below the amount. */
export const Seats = meta.story({
  args: argsOf({
    ...dueDetail,
    ...seats,
    discount_cents: 0,
    payer: { ...dueDetail.payer, name: seats?.payer_name ?? '', company: seats?.payer_name ?? '' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Items' })).toHaveTextContent('25 × $199.00');
  },
});
