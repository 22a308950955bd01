import { SeatOrderDialog, type SeatOrderDialogProps } from '@redwhiteandcode/design-system';
import {
  checkSeatOrder,
  seatPriceOf,
  seatTotalOf,
} from '@redwhiteandcode/contract/orders/seat-order-rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Corporate/SeatOrderDialog',
  component: SeatOrderDialog,
  args: {
    companyName: 'Sample Company',
    priceOf: seatPriceOf,
    totalOf: seatTotalOf,
    validate: checkSeatOrder,
    onSave: fn<SeatOrderDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '620px' } },
    usage: {
      status: 'new',
      use: ['Order seats that a company pays by invoice.'],
      avoid: [
        { when: 'You change the seats without a payment.', instead: 'Screens/Corporate/AccountDialog' },
      ],
      keyboard: [
        { keys: 'Enter on Create invoice', does: 'Validates and creates the order', test: 'Ordering' },
      ],
      accessibility: ['The first invalid field takes focus, and its error is its description.'],
    },
  },
});

const create = async () => {
  screen.getByRole('button', { name: 'Create invoice' }).focus();
  await userEvent.keyboard('{Enter}');
};

export const Default = meta.story();

/** A company that was granted seats: the order pays for them first. */
export const GrantedSeats = meta.story({
  args: {
    noteOf: (seats) => (seats === '80' ? 'The order pays for the 80 granted seats first.' : undefined),
  },
  play: async () => {
    const seats = await screen.findByLabelText('Seats');
    await expect(seats).toHaveAccessibleDescription(/^The seats are added/);
    await userEvent.type(seats, '80');
    await expect(seats).toHaveAccessibleDescription('The order pays for the 80 granted seats first.');
  },
});

/** The price follows the number of seats until it is edited. */
export const Ordering = meta.story({
  play: async ({ args }) => {
    const seats = await screen.findByLabelText('Seats');
    const price = screen.getByLabelText('Price per seat in dollars');
    await userEvent.type(seats, '25');
    await expect(price).toHaveValue('199.00');
    await userEvent.type(seats, '0');
    await expect(price).toHaveValue('');
    await userEvent.clear(seats);
    await userEvent.type(seats, '60');
    await expect(price).toHaveValue('149.00');
    await userEvent.clear(price);
    await userEvent.type(price, '140');
    await userEvent.clear(seats);
    await userEvent.type(seats, '30');
    await expect(price).toHaveValue('140');
    await expect(price).toHaveAccessibleDescription('Total: $4,200.00');
    await userEvent.type(screen.getByLabelText(/^Purchase order/), 'PO-4711');
    await create();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ seats: '30', seat_price: '140', purchase_order: 'PO-4711' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Incomplete = meta.story({
  play: async ({ args }) => {
    await screen.findByLabelText('Seats');
    await create();
    await waitFor(() => expect(screen.getByLabelText('Seats')).toHaveFocus());
    await expect(screen.getByLabelText('Seats')).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
