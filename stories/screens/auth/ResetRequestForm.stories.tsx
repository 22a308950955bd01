import { Container, ResetRequestForm } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/lambdas/contract/email-rule.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept, neverAnswer } from '../../samples/answers.ts';
import { longText } from '../../samples/text.ts';

const meta: Meta<typeof ResetRequestForm> = {
  title: 'Screens/Auth/ResetRequestForm',
  component: ResetRequestForm,
  args: { validate: checkEmail, onSubmit: fn(accept), onBackToSignIn: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: ['In AuthCard, for a forgotten password.'],
      avoid: [{ when: 'The mailed link was followed.', instead: 'Screens/Auth/NewPasswordForm' }],
      keyboard: [{ keys: 'Enter', does: 'Sends the form from any of its fields.', test: 'ByKeyboard' }],
      accessibility: [
        'Each field says what is wrong, and the first of them takes focus; what was typed stays.',
        'Password managers know each field.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <Container width="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ResetRequestForm>;

/** Fills the form in as the rules want it. */
const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com');
};

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
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Send Reset Link' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { onSubmit: () => ({ form: longText }) },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await canvas.findByRole('alert');
  },
};
