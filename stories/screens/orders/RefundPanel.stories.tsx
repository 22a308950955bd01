import { RefundPanel } from '@redwhiteandcode/design-system';
import { proofRules } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Orders/RefundPanel',
  component: RefundPanel,
  args: {
    entitlement: 'You get a full refund if you ask by May 14, 2026 at 3:05 PM.',
    limit: 'Completing 2 more lessons passes 25% and ends this offer.',
    isDue: true,
    denialTerms: `We also refund the full price ${refundCopy.denial}.`,
    letterRules: { ...proofRules.files, hint: proofRules.hint },
    onRequest: fn(() => Promise.resolve()),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['A paid order whose refund can be requested.'],
      avoid: [{ when: 'A request was made already.', instead: 'Components/Feedback/Alert' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Asks, then requests the refund', test: 'Default' }],
      accessibility: ['The dialog says what ends with the refund.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Request a refund' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Request a refund' }));
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith(null));
  },
});

export const NotDue = meta.story({
  args: {
    isDue: false,
    entitlement: 'The 14 days after your payment ended on May 14, 2026.',
    limit: undefined,
  },
});

export const DeniedByEmployer = meta.story({
  args: {
    denial:
      'Your employer denied your request on May 3, 2026. Send us the denial in writing to request the refund.',
  },
});

/** A denial that was recorded with a link needs no file. */
export const DeniedWithLink = meta.story({
  args: {
    denial:
      'Your employer denied your request on May 3, 2026 with the link in our email. That is the denial in writing: you need no letter.',
    isLetterRequired: false,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('My employer denied the reimbursement'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a refund after the denial' }));
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith({ letter: null, note: '' }));
  },
});
