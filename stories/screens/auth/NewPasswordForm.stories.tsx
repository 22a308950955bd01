import { Container, NewPasswordForm } from '@redwhiteandcode/design-system';
import { checkNewPassword } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import { passwordHint } from '@redwhiteandcode/lambdas/contract/password-length.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept, neverAnswer } from '../../samples/answers.ts';
import { longText } from '../../samples/text.ts';

const meta: Meta<typeof NewPasswordForm> = {
  title: 'Screens/Auth/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    validate: checkNewPassword,
    passwordHint,
    onSubmit: fn(accept),
    email: 'learner@example.com',
    onBackToSignIn: fn(),
  },
  parameters: {
    usage: {
      status: 'stable',
      use: ['In AuthCard, for the link of a reset mail.'],
      avoid: [
        {
          when: 'The password is changed by someone who is signed in.',
          instead: 'Screens/Account/PasswordForm',
        },
      ],
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

type Story = StoryObj<typeof NewPasswordForm>;

/** Fills the form in as the rules want it. */
const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New Password'), 'sample-password');
};

export const Default: Story = { parameters: { controls: { include: ['email'] } } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'sample-password{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: 'sample-password' });
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
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }));
    await expect(canvas.getByLabelText('New Password')).toHaveFocus();
    await expect(canvas.getByLabelText('New Password')).toBeInvalid();
  },
};

/** The link's code has no field: its error is the form's, and a new link is offered. */
export const RefusedLink: Story = {
  args: {
    onSubmit: () => ({ fields: { code: 'This reset link has expired.' } }),
    onRequestNewLink: fn(),
  },
  play: async (context) => {
    await fill(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a New Link' }));
    await expect(args.onRequestNewLink).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Set New Password' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { onSubmit: () => ({ form: longText }) },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }));
    await canvas.findByRole('alert');
  },
};
