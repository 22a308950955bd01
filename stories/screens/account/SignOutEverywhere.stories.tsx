import { SignOutEverywhere } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Account/SignOutEverywhere',
  component: SignOutEverywhere,
  args: { onSignOut: fn(async () => undefined) },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    usage: {
      status: 'new',
      use: ['The sessions section of the account page.'],
      avoid: [
        { when: 'The user signs out on this device only.', instead: 'Components/Navigation/NavigationBar' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'Asks for confirmation, then signs out.', test: 'Confirms' },
        { keys: 'Escape', does: 'Cancels.', test: 'EscapeCancels' },
      ],
      accessibility: ['The question is an alert dialog, which also announces a failure.'],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story();

export const Confirms = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onSignOut: fn(() => Promise.reject(new Error('Check your connection and try again.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await dialog.findByText('Check your connection and try again.');
  },
});
