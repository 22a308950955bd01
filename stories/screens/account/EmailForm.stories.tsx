import { EmailForm } from '@redwhiteandcode/design-system';
import { checkEmailChange } from '@redwhiteandcode/contract/account/rules.ts';
import { checkAnyCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Account/EmailForm',
  component: EmailForm,
  args: { validate: checkEmailChange, email: 'learner@example.com', onSubmit: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['The email section of the account page, for a signed-in user.'],
      avoid: [{ when: 'The user signs up or signs in.', instead: 'Screens/Identity/AuthCard' }],
      keyboard: [{ keys: 'Enter', does: 'Sends the link.', test: 'Sent' }],
      accessibility: ['Success is announced, and both fields are cleared.'],
    },
  },
  decorators: [inColumn],
});

const form = formStories({
  typed: { 'New Email': 'new@example.com', 'Your Password': 'sample' },
  submit: 'Change Email',
});

export const Default = meta.story();

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Email'), 'new@example.com');
    await userEvent.type(canvas.getByLabelText('Your Password'), 'sample{Enter}');
    await canvas.findByText('Link sent to the new address. Open it within a day.');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'new@example.com',
      current_password: 'sample',
      code: '',
      passkey: '',
    });
    await expect(canvas.getByLabelText('New Email')).toHaveValue('');
  },
});

/** While two-step verification is on, the password does not suffice. */
export const NeedsCode = meta.story({
  args: { currentCode: { validate: checkAnyCode } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Email'), 'new@example.com');
    await userEvent.type(canvas.getByLabelText('Your Password'), 'sample{Enter}');
    await canvas.findByText(/^Enter the 6 digits that your authenticator app shows, or a recovery code/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '01234-ABCDE{Enter}');
    await canvas.findByText('Link sent to the new address. Open it within a day.');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ code: '01234-ABCDE' }));
  },
});

export const NotAnAddress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Email'), 'new');
    await userEvent.type(canvas.getByLabelText('Your Password'), 'sample{Enter}');
    await canvas.findByText('Please enter a valid email address');
    await expect(canvas.getByLabelText('New Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  args: { onSubmit: fn(() => ({ fields: { current_password: 'Current password is not correct' } })) },
  play: async (context) => {
    await form.send(context);
    const { canvas } = context;
    await canvas.findByText('Current password is not correct');
    await expect(canvas.getByLabelText('Your Password')).toHaveFocus();
  },
});

export const Pending = meta.story(form.pending);
