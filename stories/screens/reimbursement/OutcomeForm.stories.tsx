import { OutcomeForm, type OutcomeFormProps } from '@redwhiteandcode/design-system';
import {
  firstOutcomeDay,
  nextOutcomes,
  toolkitForms,
} from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const today = '2026-04-01';
const request = {
  order_id: 'RWC-O-2026-00000000',
  amount_cents: 295_000,
  ordered_on: '2026-03-02',
  submitted_on: '2026-03-09',
  approved_on: null,
};

const meta = preview.meta({
  title: 'Screens/Reimbursement/OutcomeForm',
  component: OutcomeForm,
  args: {
    outcomes: nextOutcomes.generated,
    firstDayOf: (status) => firstOutcomeDay(request, status).from,
    today,
    validate: toolkitForms.validateOutcome(request, today),
    letterRules: toolkitForms.letterRules,
    onRecord: fn<OutcomeFormProps['onRecord']>(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The page of a toolkit, where the learner records what became of the request.'],
      avoid: [{ when: 'The status is only shown.', instead: 'Screens/Reimbursement/ReimbursementRecord' }],
      keyboard: [
        { keys: 'Arrow keys', does: 'Choose the status, which shows its fields.', test: 'Paid' },
        { keys: 'Enter', does: 'Saves.', test: 'Paid' },
      ],
      accessibility: [
        'Each invalid field shows its error, and the first one takes focus.',
        'Success and failure are announced.',
      ],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const Paid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Denied' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Paid' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Date'), '2026-04-01');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount paid, in dollars' }), '$2,950{Enter}');
    await canvas.findByText('Saved. You can update it later.');
    await expect(args.onRecord).toHaveBeenLastCalledWith(
      { status: 'paid', date: '2026-04-01', amount: '$2,950' },
      null,
    );
  },
});

/** A denial asks for the denial letter. */
export const Denied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Denied' }));
    await expect(canvas.getByRole('group', { name: /Denial letter/ })).toBeVisible();
  },
});

/** The outcome that an email’s link names is chosen already, so one press records it. */
export const Chosen = meta.story({
  args: { defaultStatus: 'approved' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Outcome' }));
    await canvas.findByText('Saved. You can update it later.');
    await expect(args.onRecord).toHaveBeenLastCalledWith(
      { status: 'approved', date: today, amount: '' },
      null,
    );
  },
});

export const NothingChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Outcome' }));
    await canvas.findByText('Choose the outcome of your request');
    await expect(canvas.getByText('Enter the date')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Submitted' })).toHaveFocus();
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
});

/** Nothing happens to a request before it was submitted, and nothing that is recorded is in the future. */
export const ImpossibleDate = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
    const date = canvas.getByLabelText('Date');
    for (const [typed, message] of [
      ['0026-03-10', 'Enter the date'],
      ['2026-03-08', 'The date cannot be before March 9, 2026, when the request was submitted'],
      ['2026-04-02', 'The date cannot be in the future'],
    ] as const) {
      await userEvent.clear(date);
      await userEvent.type(date, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Save Outcome' }));
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    onRecord: fn<OutcomeFormProps['onRecord']>(async () => ({
      form: 'Check your connection and try again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Submitted' }));
    await userEvent.type(canvas.getByLabelText('Date'), '2026-04-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Outcome' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
});
