import { checkReport, errorKinds, reportMax } from '@redwhiteandcode/contract/reports/rules.ts';
import { ReportDialog, type ReportDialogProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Reports/ReportDialog',
  component: ReportDialog,
  args: {
    subject: 'the question “What does a model predict?”',
    kinds: errorKinds,
    validate: checkReport,
    maxLength: reportMax,
    onSend: fn<ReportDialogProps['onSend']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      status: 'new',
      use: ['Ask a learner what is wrong in a part of a lesson.'],
      avoid: [{ when: 'An admin answers a report.', instead: 'Screens/Reports/ReportReview' }],
      keyboard: [
        { keys: 'Escape', does: 'Closes without sending', test: 'Escape' },
        {
          keys: 'Enter on Send report without input',
          does: 'Moves to the first field',
          test: 'WithoutInput',
        },
      ],
      accessibility: ['Each error is explained next to its field. A server error is announced assertively.'],
    },
  },
});

const fill = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'A typo' }));
  await userEvent.type(screen.getByLabelText('Describe the error'), 'A letter is missing.');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
};

export const Default = meta.story({
  play: async ({ args }) => {
    await fill();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ kind: 'typo', text: 'A letter is missing.' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** A report needs a kind and a text. */
export const WithoutInput = meta.story({
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Send report' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Choose what is wrong')).toBeVisible();
    await expect(screen.getByText('Please describe the error')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'A fact is wrong' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The server refuses the report; the input stays. */
export const Failed = meta.story({
  args: { onSend: fn<ReportDialogProps['onSend']>(async () => ({ form: 'Please try again tomorrow.' })) },
  play: async ({ args }) => {
    await fill();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again tomorrow.');
    await expect(screen.getByLabelText('Describe the error')).toHaveValue('A letter is missing.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Escape = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Report an error' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
