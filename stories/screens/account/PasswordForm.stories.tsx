import { PasswordForm } from '@redwhiteandcode/design-system';
import { checkPasswordChange } from '@redwhiteandcode/contract/account/rules.ts';
import { passwordHint } from '@redwhiteandcode/contract/account/password-length.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Account/PasswordForm',
  component: PasswordForm,
  args: {
    validate: checkPasswordChange,
    passwordHint,
    email: 'learner@example.com',
    onSubmit: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The password section of the account page, for a signed-in user.'],
      avoid: [{ when: 'The user has forgotten the password.', instead: 'Screens/Identity/AuthCard' }],
      keyboard: [
        { keys: 'Enter', does: 'Saves.', test: 'Saved' },
        { keys: 'Space', does: 'On the button in a field, shows the password.', test: 'ShowsPassword' },
      ],
      accessibility: ['Success is announced, and both fields are cleared.'],
    },
  },
  decorators: [inColumn],
});

const form = formStories({
  typed: { 'Current Password': 'sample-old', 'New Password': 'sample-new' },
  submit: 'Change Password',
});

export const Default = meta.story();

export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'sample-old');
    await userEvent.type(canvas.getByLabelText('New Password'), 'sample-new{Enter}');
    await canvas.findByText('Password changed. You are signed out on all other devices.');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      current_password: 'sample-old',
      new_password: 'sample-new',
    });
    await expect(canvas.getByLabelText('Current Password')).toHaveValue('');
  },
});

export const ShowsPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'sample');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Current Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute('type', 'password');
  },
});

export const WrongPassword = meta.story({
  args: { onSubmit: fn(() => ({ fields: { current_password: 'This is not your current password' } })) },
  play: async (context) => {
    await form.send(context);
    const { canvas } = context;
    await canvas.findByText('This is not your current password');
    await expect(canvas.getByLabelText('Current Password')).toHaveFocus();
  },
});

export const Pending = meta.story(form.pending);
