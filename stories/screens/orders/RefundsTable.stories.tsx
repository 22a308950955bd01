import { RefundsTable, RefundStatusBadge, Stack } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { linkDenial, refunds } from './samples.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Orders/RefundsTable',
  component: RefundsTable,
  args: {
    ...tableArgs(refunds, 'requested_at'),
    orderHref: (id: string) => `/admin/orders/${id}`,
    onApprove: fn(),
    onCheck: fn(),
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

/** A denial through a copied link is checked with the employer before it can be approved. */
export const CopiedLink = meta.story({
  args: {
    rows: refunds.map((row) => ({
      ...row,
      ground: 'denial' as const,
      has_letter: false,
      denial:
        row.status === 'requested' ? linkDenial : { ...linkDenial, checked: { note: 'HR confirms it.' } },
    })),
  },
  play: async ({ args, canvas }) => {
    const [unchecked] = await canvas.findAllByText(/^Recorded by whoever had the link: Sample Manager/);
    await expect(unchecked).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Approve / })).not.toBeInTheDocument();
    const [checked] = canvas.getAllByText(/Checked: HR confirms it\./);
    await expect(checked).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Record check of the denial for First Sample Learner' }),
    );
    await expect(args.onCheck).toHaveBeenCalledWith(args.rows[0]);
  },
});

/** HR's denial through our email needs neither a letter nor a check. */
export const EmailedLink = meta.story({
  args: {
    rows: refunds.slice(0, 1).map((row) => ({
      ...row,
      ground: 'denial' as const,
      denial: { ...linkDenial, proof: 'employer_email' as const },
    })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^With the link in our email to Sample Company, hr@example\.com/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve First Sample Learner' })).toBeVisible();
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
