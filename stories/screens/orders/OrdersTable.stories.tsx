import { OrdersTable, OrderStatusBadge, OrderTotals, Stack } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { orderRows, orderSummary } from './samples.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Orders/OrdersTable',
  component: OrdersTable,
  args: { ...tableArgs(orderRows, 'created_at'), hrefOf: (id: string) => `/admin/orders/${id}` },
  parameters: { usage: tableUsage('List the orders with their payers, amounts and statuses.') },
});

/** An order that needs attention says so next to its status. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const flagged = canvas.getByRole('row', { name: /RWC-O-2026-SAMPPA1D/ });
    await expect(flagged).toHaveTextContent('PaidNeeds attention');
    await expect(canvas.getByRole('row', { name: /SAMSEATS/ })).toHaveTextContent('Overdue');
    await expect(canvas.getByRole('row', { name: /SAMPPROC/ })).toHaveTextContent('Payment processing');
  },
});

export const Empty = meta.story({ ...empty('No orders found'), tags: ['list-empty'] });

/** A bank debit under way takes precedence over the due date; a paid order is never overdue. */
export const Statuses = meta.story({
  render: () => (
    <Stack gap={8}>
      <OrderStatusBadge status="due" />
      <OrderStatusBadge status="due" isOverdue />
      <OrderStatusBadge status="due" isOverdue isProcessing />
      <OrderStatusBadge status="paid" isOverdue />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('[data-component=Badge]')].map(
      (badge) => badge.textContent,
    );
    await expect(words).toEqual(['Payment due', 'Overdue', 'Payment processing', 'Paid']);
  },
});

/** The cards above the table: with data, with one unpaid order, and loading. */
export const Totals = meta.story({
  render: () => (
    <Stack gap={24}>
      <OrderTotals totals={orderSummary} />
      <OrderTotals totals={{ paid_cents: 0, refunded_cents: 0, due_cents: 29_900, due_orders: 1 }} />
      <OrderTotals />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$7,850')).toBeVisible();
    await expect(canvas.getByText('1 unpaid order')).toBeVisible();
  },
});
