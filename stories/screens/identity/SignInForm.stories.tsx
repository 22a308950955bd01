import { SignInForm } from '@redwhiteandcode/design-system';
import { checkSignIn } from '@redwhiteandcode/contract/account/rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta = preview.meta({
  title: 'Screens/Identity/SignInForm',
  component: SignInForm,
  args: { validate: checkSignIn, onSubmit: fn(), onForgotPassword: fn() },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['In AuthCard, which renders it.'],
      avoid: [{ when: 'You need the whole page.', instead: 'Screens/Identity/AuthCard' }],
    },
  },
  decorators: [inColumn],
});

const form = formStories({
  typed: { Email: 'learner@example.com', Password: 'sample-password' },
  submit: 'Sign In',
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'sample-password{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'learner@example.com',
      password: 'sample-password',
    });
  },
});

export const ForgotPassword = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
});

export const Incomplete = meta.story(form.incomplete);

export const Pending = meta.story(form.pending);
