import { RecordPaymentDialog, type RecordPaymentDialogProps } from '@redwhiteandcode/design-system';
import {
  checkRecordedPayment,
  recordedMethodNames,
  recordedMethods,
} from '@redwhiteandcode/contract/orders/rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const orderedOn = '2026-03-02';
const today = '2026-03-05';
const totalCents = 295_000;

const meta = preview.meta({
  title: 'Screens/Orders/RecordPaymentDialog',
  component: RecordPaymentDialog,
  args: {
    facts: [
      ['Order', 'RWC-O-2026-SAMP0DUE'],
      ['Payer', 'First Sample Learner'],
      ['Total', '$2,950.00'],
    ] as const,
    totalCents,
    earliest: orderedOn,
    today,
    methods: recordedMethods.map((value) => ({ value, label: recordedMethodNames[value] })),
    validate: checkRecordedPayment({ totalCents, orderedOn, today }),
    onSave: fn<RecordPaymentDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '680px' } },
    usage: {
      status: 'new',
      use: ['Record a check or a transfer that pays an order in full.'],
      avoid: [{ when: 'You only look at the payment.', instead: 'Screens/Orders/OrderReview' }],
      keyboard: [{ keys: 'Enter on Record payment', does: 'Validates and records', test: 'Recording' }],
      accessibility: ['The first invalid field takes focus, and its error is its description.'],
    },
  },
});

const fill = async (amount: string) => {
  await userEvent.type(await screen.findByLabelText('Amount in dollars'), amount);
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'Check');
  await userEvent.type(screen.getByLabelText('Reference'), '1017');
  screen.getByRole('button', { name: 'Record payment' }).focus();
  await userEvent.keyboard('{Enter}');
};

export const Default = meta.story();

export const Recording = meta.story({
  play: async ({ args }) => {
    await fill('$2,950.00');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        amount: '$2,950.00',
        paid_on: today,
        method: 'check',
        reference: '1017',
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** An order cannot be paid in part. */
export const AnotherAmount = meta.story({
  play: async ({ args }) => {
    await fill('2949.99');
    const amount = screen.getByLabelText('Amount in dollars');
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveAccessibleDescription(/exact total/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A mistyped year would date the receipt before the order. */
export const ImpossibleDate = meta.story({
  play: async ({ args }) => {
    const paidOn = await screen.findByLabelText('Paid on');
    for (const [typed, message] of [
      ['0026-03-03', 'Enter the date of the payment'],
      ['2026-03-01', 'The payment cannot be before the order of March 2, 2026'],
      ['2026-03-06', 'The payment cannot be in the future'],
    ] as const) {
      await userEvent.clear(paidOn);
      await userEvent.type(paidOn, typed);
      screen.getByRole('button', { name: 'Record payment' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(paidOn).toHaveAccessibleDescription(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The order has changed meanwhile: the values stay, and the admin may record them again. */
export const Changed = meta.story({
  args: {
    onSave: fn<RecordPaymentDialogProps['onSave']>(async () => ({ form: 'This order has changed.' })),
  },
  play: async ({ args }) => {
    await fill('2950');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This order has changed.');
    await expect(screen.getByLabelText('Reference')).toHaveValue('1017');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
