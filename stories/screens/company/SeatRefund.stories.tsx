import { SeatRefund, type SeatRefundProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Company/SeatRefund',
  component: SeatRefund,
  args: {
    right: 'You get a full refund until December 15, 2026, as long as nobody uses one of these seats.',
    consequence: 'The seats end immediately. We pay the whole price back in the way you paid it.',
    onRefund: fn(async () => undefined) as SeatRefundProps['onRefund'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A company’s paid order of seats.'],
      avoid: [{ when: 'A learner paid for a course.', instead: 'Screens/Orders/RefundPanel' }],
      keyboard: [
        { keys: 'Enter on Give seats back', does: 'Asks, then gives them back.', test: 'Confirming' },
      ],
      accessibility: ['The question is a dialog that says what ends.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const Confirming = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Give seats back' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('The seats end immediately.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give seats back' }));
    await waitFor(() => expect(args.onRefund).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** A seat was used, so there is nothing to press. */
export const NotDue = meta.story({
  args: {
    right: 'A seat was used since you bought these seats, so they cannot be refunded.',
    onRefund: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
