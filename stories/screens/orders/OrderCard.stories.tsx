import { OrderCard, Stack } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';

const order = {
  id: 'RWC-O-2026-SAMPLE01',
  title: 'AI Fundamentals for Business',
  status: 'due' as const,
  total_cents: 295_000,
  created_at: '2026-05-01T14:00:00.000Z',
  due_at: '2026-05-31T14:00:00.000Z',
};

const meta = preview.meta({
  title: 'Screens/Orders/OrderCard',
  component: OrderCard,
  args: { order, href: '/account/orders/RWC-O-2026-SAMPLE01' },
  parameters: {
    usage: {
      status: 'new',
      use: ['An order in the learner’s list.'],
      avoid: [{ when: 'An admin compares orders.', instead: 'Screens/Orders/OrdersTable' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link.', test: 'Default' }],
      accessibility: ['An article named after the course. The link names the course too.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('link', { name: 'See order and pay: AI Fundamentals for Business' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^See order and pay/ })).toHaveFocus();
    await expect(canvas.getByText('Due May 31, 2026')).toBeVisible();
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap={16}>
      <OrderCard order={{ ...order, isOverdue: true }} href="/a" />
      <OrderCard order={{ ...order, isProcessing: true }} href="/b" />
      <OrderCard order={{ ...order, status: 'paid' }} href="/c" />
      <OrderCard order={{ ...order, status: 'waived', total_cents: 0 }} href="/d" />
      <OrderCard order={{ ...order, status: 'refunded', title: longText }} href="/e" />
    </Stack>
  ),
});
