import { moneyReason } from '@redwhiteandcode/app/pages/admin/orders/orderChanges.ts';
import { ReasonDialog, type ReasonDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/ReasonDialog',
  component: ReasonDialog,
  args: {
    title: 'Deny the refund of First Sample Learner',
    description: 'The learner reads it in the email.',
    confirmLabel: 'Deny refund',
    reasonRules: moneyReason,
    onConfirm: fn<ReasonDialogProps['onConfirm']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      status: 'new',
      use: ['Ask for the reason of a decision that someone will read.'],
      avoid: [
        {
          when: 'The dialog shows the email of the decision.',
          instead: 'Screens/Liftoff/RejectDialog',
        },
        { when: 'No reason is needed.', instead: 'Components/Overlays/AlertDialog' },
      ],
      keyboard: [
        { keys: 'Enter on the action without a reason', does: 'Moves to the reason', test: 'WithoutReason' },
      ],
      accessibility: ['The reason’s error is its description. A server error is announced assertively.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), ' A sample reason. ');
    await userEvent.click(screen.getByRole('button', { name: 'Deny refund' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('A sample reason.'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const WithoutReason = meta.story({
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Deny refund' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    await expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Give the reason/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The consequence is above the field, and the other button says what stays. */
export const Consequence = meta.story({
  args: {
    title: 'Cancel order RWC-O-2026-SAMP0DUE',
    consequence: 'The enrollment ends with the order.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('The enrollment ends with the order.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** The reason stays in the field. */
export const Failed = meta.story({
  args: { onConfirm: fn<ReasonDialogProps['onConfirm']>(async () => 'This request is refunded already.') },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), 'A sample reason.');
    await userEvent.click(screen.getByRole('button', { name: 'Deny refund' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This request is refunded already.');
    await expect(screen.getByLabelText('Reason')).toHaveValue('A sample reason.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
