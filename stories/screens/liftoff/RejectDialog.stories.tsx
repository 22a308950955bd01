import { RejectDialog, type RejectDialogProps } from '@redwhiteandcode/design-system';
import { reasonRules } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Liftoff/RejectDialog',
  component: RejectDialog,
  args: {
    name: 'First Sample Applicant',
    onClose: fn(),
    reasonRules,
    onReject: fn<RejectDialogProps['onReject']>(async () => undefined),
    mailFor: (reason) => `We could not approve your application.\n\n${reason || '(the reason you give)'}`,
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    usage: {
      status: 'new',
      use: ['Ask for a reason when an admin rejects an application in the list.'],
      avoid: [
        { when: 'The page shows the whole application.', instead: 'Screens/Liftoff/ApplicationReview' },
      ],
      keyboard: [
        { keys: 'Escape', does: 'Closes without rejecting', test: 'Escape' },
        { keys: 'Enter on Reject without a reason', does: 'Moves to the reason', test: 'WithoutReason' },
      ],
      accessibility: [
        'An invalid reason is explained next to its field. A server error is announced assertively.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason for a rejection'), ' A sample reason. ');
    await userEvent.click(screen.getByText('Email if you reject'));
    await expect(screen.getByText(/We could not approve.*A sample reason\.$/s)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith('A sample reason.'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** A rejection requires a reason. */
export const WithoutReason = meta.story({
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Reject' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByLabelText('Reason for a rejection')).toHaveFocus();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
});

/** Another admin decided first. */
export const Failed = meta.story({
  args: { onReject: fn<RejectDialogProps['onReject']>(async () => 'Another admin has already decided.') },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason for a rejection'), 'A sample reason.');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Another admin has already decided.');
    await expect(screen.getByLabelText('Reason for a rejection')).toHaveValue('A sample reason.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Escape = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Reject the application' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
