import { ResetRequestForm } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/lambdas/contract/email-rule.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept } from '../../samples/answers.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta: Meta<typeof ResetRequestForm> = {
  title: 'Screens/Auth/ResetRequestForm',
  component: ResetRequestForm,
  args: { validate: checkEmail, onSubmit: fn(accept), onBackToSignIn: fn() },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['In AuthCard, for a forgotten password.'],
      avoid: [{ when: 'The mailed link was followed.', instead: 'Screens/Auth/NewPasswordForm' }],
    },
  },
  decorators: [inColumn],
};
export default meta;

type Story = StoryObj<typeof ResetRequestForm>;

const form = formStories({ typed: { Email: 'learner@example.com' }, submit: 'Send Reset Link' });

export const Default: Story = { parameters: { controls: { include: ['defaultEmail'] } } };

export const WithEmail: Story = { args: { defaultEmail: 'learner@example.com' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'learner@example.com' });
  },
};

export const OtherWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }));
    await expect(args.onBackToSignIn).toHaveBeenCalledOnce();
  },
};

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = form.incomplete;

export const Pending: Story = form.pending;

export const LongText: Story = form.longText;
