import { Button, ReimbursementDialog, type ReimbursementDialogProps } from '@redwhiteandcode/design-system';
import { checkOutcome } from '@redwhiteandcode/contract/reimbursement/rules.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Reimbursement/ReimbursementDialog',
  component: ReimbursementDialog,
  args: {
    onClose: fn(),
    facts: [
      ['Student', 'First Sample Learner'],
      ['Email', 'learner1@example.com'],
      ['Course', 'Sample course'],
      ['Generated', 'Mar 1, 2026'],
    ] as const,
    outcome: {
      employer_name: 'Sample Company',
      employer_reimbursed: 'on' as const,
      reimbursement_amount: '2950',
    },
    validate: checkOutcome,
    onSave: fn<ReimbursementDialogProps['onSave']>(async () => undefined),
  },
  parameters: {
    docs: { story: { inline: false, height: '620px' } },
    usage: {
      status: 'new',
      use: ['Correct the employer and the outcome of a toolkit.'],
      avoid: [{ when: 'A learner views the outcome.', instead: 'Screens/Reimbursement/ReimbursementRecord' }],
      keyboard: [{ keys: 'Enter on Save changes', does: 'Validates and saves', test: 'Correcting' }],
      accessibility: ['The first invalid field takes focus, and its error is its description.'],
    },
  },
});

const save = async () => {
  screen.getByRole('button', { name: 'Save changes' }).focus();
  await userEvent.keyboard('{Enter}');
};

export const Default = meta.story();

/** The amount field appears only for a reimbursed toolkit. */
export const Correcting = meta.story({
  args: { outcome: { employer_name: '', employer_reimbursed: '', reimbursement_amount: '' } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Employer'), 'Sample Employer');
    await expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
    await userEvent.click(screen.getByLabelText('The employer has reimbursed it'));
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '1250.50');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        employer_name: 'Sample Employer',
        employer_reimbursed: 'on',
        reimbursement_amount: '1250.50',
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** Each time the dialog opens, it starts with the values of its record. */
export const NextRecord = meta.story({
  render: function TwoRecords(args) {
    const [employer, setEmployer] = useState<string>();
    return (
      <>
        <Button onPress={() => setEmployer('First Company')}>First</Button>
        <Button onPress={() => setEmployer('Second Company')}>Second</Button>
        {employer !== undefined && (
          <ReimbursementDialog
            {...args}
            onClose={() => setEmployer(undefined)}
            outcome={{ ...args.outcome, employer_name: employer }}
          />
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    const amount = await screen.findByLabelText('Amount in dollars');
    await userEvent.type(amount, 'x');
    await save();
    await waitFor(() => expect(amount).toBeInvalid());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(await screen.findByLabelText('Employer')).toHaveValue('Second Company');
    await expect(screen.getByLabelText('Amount in dollars')).toBeValid();
  },
});

export const Incomplete = meta.story({
  play: async ({ args }) => {
    const amount = await screen.findByLabelText('Amount in dollars');
    await userEvent.clear(amount);
    await userEvent.type(amount, 'ten');
    await save();
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveAccessibleDescription(/from 0.01 to 99,999.99/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The entered values stay until the admin loads the other version. */
export const Conflict = meta.story({
  args: {
    onSave: fn<ReimbursementDialogProps['onSave']>(async () => ({
      conflict: { employer_name: 'Other Company', employer_reimbursed: '', reimbursement_amount: '' },
    })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Employer: now Other Company, yours Sample Company');
    await expect(alert).toHaveTextContent('Reimbursed: now -, yours Yes');
    await expect(screen.getByRole('button', { name: 'Overwrite with my changes' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load their version' }));
    await expect(screen.getByLabelText('Employer')).toHaveValue('Other Company');
    await expect(screen.getByLabelText('The employer has reimbursed it')).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
});
