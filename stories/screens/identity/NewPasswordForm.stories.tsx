import { NewPasswordForm } from '@redwhiteandcode/design-system';
import { checkNewPassword } from '@redwhiteandcode/contract/account/rules.ts';
import { passwordHint } from '@redwhiteandcode/contract/account/password-length.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta = preview.meta({
  title: 'Screens/Identity/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    validate: checkNewPassword,
    passwordHint,
    onSubmit: fn(),
    email: 'learner@example.com',
    onBackToSignIn: fn(),
  },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['A user who opens the link of a reset email, in AuthCard.'],
      avoid: [{ when: 'A signed-in user changes the password.', instead: 'Screens/Account/PasswordForm' }],
    },
  },
  decorators: [inColumn],
});

const form = formStories({ typed: { 'New Password': 'sample-password' }, submit: 'Set New Password' });

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'sample-password{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: 'sample-password' });
  },
});

export const BackToSignIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }));
    await expect(args.onBackToSignIn).toHaveBeenCalledOnce();
  },
});

export const Incomplete = meta.story(form.incomplete);

/** The link's code has no field, so the form shows its error and offers a new link. */
export const ExpiredLink = meta.story({
  args: {
    onSubmit: fn(() => ({ fields: { code: 'This reset link has expired.' } })),
    onRequestNewLink: fn(),
  },
  play: async (context) => {
    await form.send(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a New Link' }));
    await expect(args.onRequestNewLink).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story(form.pending);
