import { ResetRequestForm } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/contract/text/email-rule.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta = preview.meta({
  title: 'Screens/Identity/ResetRequestForm',
  component: ResetRequestForm,
  args: { validate: checkEmail, onSubmit: fn(), onBackToSignIn: fn() },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['A user who has forgotten the password, in AuthCard.'],
      avoid: [{ when: 'The user has opened the emailed link.', instead: 'Screens/Identity/NewPasswordForm' }],
    },
  },
  decorators: [inColumn],
});

const form = formStories({ typed: { Email: 'learner@example.com' }, submit: 'Send Reset Link' });

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'learner@example.com' });
  },
});

export const BackToSignIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }));
    await expect(args.onBackToSignIn).toHaveBeenCalledOnce();
  },
});

export const Incomplete = meta.story(form.incomplete);

export const Pending = meta.story(form.pending);
