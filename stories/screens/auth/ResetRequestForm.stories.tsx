import { ResetRequestForm } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/lambdas/contract/email-rule.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta = preview.meta({
  title: 'Screens/Auth/ResetRequestForm',
  component: ResetRequestForm,
  args: { validate: checkEmail, onSubmit: fn(), onBackToSignIn: fn() },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['In AuthCard, for a forgotten password.'],
      avoid: [{ when: 'The mailed link was followed.', instead: 'Screens/Auth/NewPasswordForm' }],
    },
  },
  decorators: [inColumn],
});

const form = formStories({ typed: { Email: 'learner@example.com' }, submit: 'Send Reset Link' });

export const Default = meta.story();

export const WithEmail = meta.story({ args: { defaultEmail: 'learner@example.com' } });

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'learner@example.com' });
  },
});

export const OtherWay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }));
    await expect(args.onBackToSignIn).toHaveBeenCalledOnce();
  },
});

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused = meta.story(form.incomplete);

export const Pending = meta.story(form.pending);
