import { RefundsTable, RefundStatusBadge, Stack } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { refunds } from '../../samples/orders.ts';
import { empty, tableArgs, tableUsage } from './tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Admin/RefundsTable',
  component: RefundsTable,
  args: {
    ...tableArgs(refunds, 'requested_at'),
    orderHref: (id: string) => `/admin/orders/${id}`,
    onApprove: fn(),
    onDeny: fn(),
    onOpenLetter: fn(),
  },
  parameters: {
    usage: tableUsage('List the refund requests, and approve or deny those that wait.', [
      {
        keys: 'Enter on Approve, Deny or Open letter',
        does: 'Calls its callback with the row',
        test: 'Deciding',
      },
    ]),
  },
});

export const Default = meta.story();

/** Only a waiting request can be decided; a letter can always be opened. */
export const Deciding = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^(Approve|Deny) / })).toHaveLength(4);
    canvas.getByRole('button', { name: 'Approve First Sample Learner' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledWith(args.rows[0]);
    canvas.getByRole('button', { name: 'Deny Second Sample Learner' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDeny).toHaveBeenCalledWith(args.rows[1]);
    canvas.getByRole('button', { name: 'Open letter of Second Sample Learner' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLetter).toHaveBeenCalledWith(args.rows[1]);
  },
});

/** A request that the rule does not support shows why, and a denied one shows the reason. */
export const Details = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not due: The money-back window was over\. Denied: /)).toBeVisible();
    await expect(canvas.getByText(/^“My employer says/)).toBeVisible();
  },
});

export const Empty = meta.story({ ...empty('No refund requests found'), tags: ['list-empty'] });

export const Statuses = meta.story({
  render: () => (
    <Stack gap={8}>
      <RefundStatusBadge status="requested" />
      <RefundStatusBadge status="approved" />
      <RefundStatusBadge status="refunded" />
      <RefundStatusBadge status="denied" />
    </Stack>
  ),
});
