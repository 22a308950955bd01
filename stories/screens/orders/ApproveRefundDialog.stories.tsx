import { ApproveRefundDialog, type ApproveRefundDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Orders/ApproveRefundDialog',
  component: ApproveRefundDialog,
  args: {
    refund: {
      student_name: 'First Sample Learner',
      course_title: 'Sample course',
      amount_cents: 295_000,
      objection: null,
    },
    payment: { isByStripe: true, name: 'Visa ending in 4242' },
    isRevoking: true,
    onApprove: fn<ApproveRefundDialogProps['onApprove']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      status: 'new',
      use: ['Confirm a refund before the money goes back.'],
      avoid: [{ when: 'The refund is denied.', instead: 'Screens/Admin/ReasonDialog' }],
      keyboard: [{ keys: 'Enter on Approve refund', does: 'Approves the refund', test: 'ByStripe' }],
      accessibility: ['The consequences are the description of the alert dialog. Cancel has focus first.'],
    },
  },
});

export const ByStripe = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Refund $2,950.00 to First Sample Learner?',
    });
    await expect(dialog).toHaveAccessibleDescription(
      /^Stripe refunds \$2,950\.00 to the payer.* certificate .* is revoked\./,
    );
    screen.getByRole('button', { name: 'Approve refund' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
});

/** After a documented denial the certificate stays valid. A check is paid back by hand. */
export const ByHand = meta.story({
  args: { payment: { isByStripe: false, name: 'Check, reference 1017' }, isRevoking: false },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Check, reference 1017.* back yourself.* stays valid/,
    );
  },
});

/** The payment is not loaded yet. */
export const Unknown = meta.story({ args: { payment: undefined } });

/** Another admin decided first. */
export const Failed = meta.story({
  args: {
    onApprove: fn<ApproveRefundDialogProps['onApprove']>(async () => 'This request is denied already.'),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve refund' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This request is denied already.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
