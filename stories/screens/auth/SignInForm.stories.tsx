import { SignInForm } from '@redwhiteandcode/design-system';
import { checkSignIn } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept } from '../../samples/answers.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { formStories, signInUsage } from '../formStories.ts';

const meta: Meta<typeof SignInForm> = {
  title: 'Screens/Auth/SignInForm',
  component: SignInForm,
  args: { validate: checkSignIn, onSubmit: fn(accept), onForgotPassword: fn() },
  parameters: {
    usage: {
      ...signInUsage,
      use: ['In AuthCard, which brings it.'],
      avoid: [{ when: 'The whole page is needed.', instead: 'Screens/Auth/AuthCard' }],
    },
  },
  decorators: [inColumn],
};
export default meta;

type Story = StoryObj<typeof SignInForm>;

const form = formStories({
  typed: { Email: 'learner@example.com', Password: 'sample-password' },
  submit: 'Sign In',
});

export const Default: Story = { parameters: { controls: { include: ['defaultEmail'] } } };

export const WithEmail: Story = { args: { defaultEmail: 'learner@example.com' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'sample-password{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'learner@example.com',
      password: 'sample-password',
    });
  },
};

export const OtherWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
};

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = form.incomplete;

export const Pending: Story = form.pending;

export const LongText: Story = form.longText;
