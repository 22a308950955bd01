import { PasswordForm } from '@redwhiteandcode/design-system';
import { checkPasswordChange } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import { passwordHint } from '@redwhiteandcode/lambdas/contract/password-length.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept } from '../../samples/answers.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';
import { formStories } from '../formStories.ts';

const meta: Meta<typeof PasswordForm> = {
  title: 'Screens/Account/PasswordForm',
  component: PasswordForm,
  args: {
    validate: checkPasswordChange,
    passwordHint,
    email: 'learner@example.com',
    onSubmit: fn(accept),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['In the account page’s section for the password, for someone who is signed in.'],
      avoid: [{ when: 'The password is forgotten.', instead: 'Screens/Auth/ResetRequestForm' }],
      keyboard: [
        { keys: 'Enter', does: 'Saves.', test: 'Saved' },
        { keys: 'Space', does: 'On a show button, shows the password.', test: 'Shows' },
      ],
      accessibility: ['That it was changed is announced, and both fields are emptied.'],
    },
  },
  decorators: [inColumn],
};
export default meta;

type Story = StoryObj<typeof PasswordForm>;

const form = formStories({
  typed: { 'Current Password': 'sample-old', 'New Password': 'sample-new' },
  submit: 'Change Password',
});

export const Default: Story = { parameters: { controls: { include: ['email'] } } };

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'sample-old');
    await userEvent.type(canvas.getByLabelText('New Password'), 'sample-new{Enter}');
    await canvas.findByText('Password changed');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      current_password: 'sample-old',
      new_password: 'sample-new',
    });
    await expect(canvas.getByLabelText('Current Password')).toHaveValue('');
  },
};

export const Shows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'sample');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Current Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute('type', 'password');
  },
};

export const Refused: Story = {
  args: { onSubmit: () => ({ fields: { current_password: 'This is not your current password' } }) },
  play: async (context) => {
    await form.send(context);
    const { canvas } = context;
    await canvas.findByText('This is not your current password');
    await expect(canvas.getByLabelText('Current Password')).toHaveFocus();
  },
};

export const Pending: Story = form.pending;

export const LongText: Story = {
  ...form.longText,
  args: { onSubmit: () => ({ form: longText, fields: { new_password: longText } }) },
};
