import { CorrectPaymentDialog, type CorrectPaymentDialogProps } from '@redwhiteandcode/design-system';
import {
  checkPaymentCorrection,
  recordedMethodNames,
  recordedMethods,
} from '@redwhiteandcode/contract/orders/rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const days = { orderedOn: '2025-12-02', today: '2026-01-05' };
const values = { paid_on: '2025-12-03', method: 'check', reference: '1017', reason: '' };

const meta = preview.meta({
  title: 'Screens/Orders/CorrectPaymentDialog',
  component: CorrectPaymentDialog,
  args: {
    facts: [
      ['Order', 'RWC-O-2025-SAMPPA1D'],
      ['Payer', 'First Sample Learner'],
      ['Total', '$2,950.00'],
    ] as const,
    consequence:
      'Receipt RWC-R-2025-000012 keeps its number and says that it was corrected. If the payment moves to another calendar year, the receipt is void and a new one replaces it. The payer gets an email.',
    values,
    earliest: days.orderedOn,
    today: days.today,
    methods: recordedMethods.map((value) => ({ value, label: recordedMethodNames[value] })),
    validate: checkPaymentCorrection(days),
    onSave: fn<CorrectPaymentDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '760px' } },
    usage: {
      status: 'new',
      use: ['Correct the date, the method or the reference of a payment that an admin recorded.'],
      avoid: [{ when: 'Nothing has been paid yet.', instead: 'Screens/Orders/RecordPaymentDialog' }],
      keyboard: [{ keys: 'Enter on Correct payment', does: 'Validates and corrects', test: 'Correcting' }],
      accessibility: ['The first invalid field takes focus, and its error is its description.'],
    },
  },
});

const save = async () => {
  (await screen.findByRole('button', { name: 'Correct payment' })).focus();
  await userEvent.keyboard('{Enter}');
};

export const Default = meta.story();

export const Correcting = meta.story({
  play: async ({ args }) => {
    const paidOn = await screen.findByLabelText('Paid on');
    await userEvent.clear(paidOn);
    await userEvent.type(paidOn, '2026-01-03');
    await userEvent.type(screen.getByLabelText('Reason'), 'The check was cashed in January.');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...values,
        paid_on: '2026-01-03',
        reason: 'The check was cashed in January.',
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** The payer reads why the receipt has changed. */
export const NoReason = meta.story({
  play: async ({ args }) => {
    await save();
    const reason = await screen.findByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(/Give the reason/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Another admin has corrected the payment meanwhile: both versions are shown. */
export const Conflict = meta.story({
  args: {
    onSave: fn<CorrectPaymentDialogProps['onSave']>(async () => ({
      form: 'This order has changed since you opened it.',
      conflict: { ...values, paid_on: '2025-12-04' },
    })),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), 'A typing error.');
    await save();
    await expect(await screen.findByRole('button', { name: 'Overwrite with my changes' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
