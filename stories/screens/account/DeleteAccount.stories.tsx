import { DeleteAccount, type DeletionValues, type SubmitForm } from '@redwhiteandcode/design-system';
import { checkDeletion } from '@redwhiteandcode/contract/account/rules.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { checkAnyCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inStack } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Account/DeleteAccount',
  component: DeleteAccount,
  args: {
    ...deletionRules,
    validate: checkDeletion,
    onDelete: fn<SubmitForm<DeletionValues>>(async () => undefined),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    usage: {
      status: 'new',
      use: ['The last section of the account page.'],
      avoid: [{ when: 'The user deletes something else.', instead: 'Components/Overlays/AlertDialog' }],
      keyboard: [
        { keys: 'Enter, Space', does: 'On the button, deletes the account.', test: 'Confirms' },
        { keys: 'Arrow keys', does: 'Choose what happens to the certificates.', test: 'KeepsCertificates' },
        { keys: 'Escape', does: 'Cancels.', test: 'EscapeCancels' },
      ],
      accessibility: [
        'A missing password or a wrong word is explained next to the field. The button is never disabled.',
        'A refusal, such as for the last administrator, is announced in the dialog, which stays open.',
      ],
    },
  },
  decorators: [inStack],
});

/** Opens the dialog and returns its content. */
async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog'));
}

/** Presses the button that deletes the account, with the keyboard. */
async function press(dialog: Awaited<ReturnType<typeof openDialog>>) {
  dialog.getByRole('button', { name: 'Delete my account' }).focus();
  await userEvent.keyboard('{Enter}');
}

export const Default = meta.story();

export const Confirms = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'sample-password');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await press(dialog);
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith({
        certificates: 'delete',
        password: 'sample-password',
        code: '',
        passkey: '',
        word: 'DELETE',
      }),
    );
  },
});

/** While two-step verification is on, the password does not suffice. */
export const NeedsCode = meta.story({
  args: { currentCode: { validate: checkAnyCode } },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'sample-password');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await press(dialog);
    await dialog.findByText(/^Enter the 6 digits that your authenticator app shows, or a recovery code/);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '01234-ABCDE');
    await press(dialog);
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ code: '01234-ABCDE' })),
    );
  },
});

export const KeepsCertificates = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog();
    dialog.getByRole('radio', { name: /^Delete them/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'sample-password');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await press(dialog);
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ certificates: 'keep' })),
    );
  },
});

export const WrongWord = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'sample-password');
    const field = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await userEvent.type(field, 'delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await dialog.findByText('Type DELETE to delete your account');
    await expect(field).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const WithoutPassword = meta.story({
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await press(dialog);
    await dialog.findByText('Please enter your password');
    await expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args }) => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** The server refuses, such as to delete the last administrator. */
export const Refused = meta.story({
  args: {
    onDelete: fn<SubmitForm<DeletionValues>>(async () => ({
      form: 'This is the last administrator. Make someone else an administrator first.',
    })),
  },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'sample-password');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await press(dialog);
    await dialog.findByText(/^This is the last administrator/);
  },
});
