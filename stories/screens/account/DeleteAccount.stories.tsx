import { DeleteAccount } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Account/DeleteAccount',
  component: DeleteAccount,
  args: { onDelete: fn(async () => undefined) },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      status: 'new',
      use: ['The last section of the account page.'],
      avoid: [{ when: 'The user deletes something else.', instead: 'Components/Overlays/AlertDialog' }],
      keyboard: [
        { keys: 'Enter', does: 'In the confirmation field, deletes the account.', test: 'Confirms' },
        { keys: 'Escape', does: 'Cancels.', test: 'EscapeCancels' },
      ],
      accessibility: [
        'A wrong word is explained next to the field. The button is never disabled.',
        'The last administrator sees why the account cannot be deleted.',
      ],
    },
  },
  decorators: [inStack],
});

export const Default = meta.story();

export const Confirms = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE{Enter}');
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
});

export const WrongWord = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await userEvent.type(field, 'delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await dialog.findByText('Type DELETE to delete your account');
    await expect(field).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete my account' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** The last administrator cannot delete the account. */
export const LastAdministrator = meta.story({
  args: { isLastAdmin: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { onDelete: fn(() => Promise.reject(new Error('Check your connection and try again.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE{Enter}');
    await dialog.findByText('Check your connection and try again.');
  },
});
