import { Alert, OrderStatement } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const order = {
  id: 'RWC-O-2026-SAMPLE01',
  status: 'due' as const,
  items: [{ title: 'AI Literacy 101', quantity: 1, list_price_cents: 59_900 }],
  discount_cents: 30_000,
  tax_cents: 0,
  total_cents: 29_900,
  refunded_cents: 0,
};

const meta = preview.meta({
  title: 'Screens/Orders/OrderStatement',
  component: OrderStatement,
  args: {
    order,
    facts: [
      ['Ordered', 'May 1, 2026'],
      ['Payer', 'Sample Learner'],
    ] as const,
    onPay: fn(),
    document: { kind: 'invoice' as const, onDownload: fn(), isPending: false },
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The learner’s page of one order.'],
      avoid: [{ when: 'An admin looks at an order.', instead: 'Screens/Orders/OrderReview' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Calls its callback', test: 'Default' }],
      accessibility: ['A section named after the order’s number.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pay now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download invoice' }));
    await expect(args.document?.onDownload).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('AI Literacy 101')).not.toBeInTheDocument();
    await expect(canvas.getByText('$599.00')).toBeVisible();
  },
});

/** The refund's terms are said before paying. */
export const WithNote = meta.story({
  args: {
    note: <Alert tone="warning">The refund within 14 days of payment no longer applies.</Alert>,
  },
});

export const Paid = meta.story({
  render: ({ onPay: _onPay, ...args }) => (
    <OrderStatement
      {...args}
      order={{ ...order, status: 'paid' }}
      document={{ kind: 'receipt', onDownload: fn(), isPending: false }}
    />
  ),
});
