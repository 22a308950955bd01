import { Container, SignUpForm } from '@redwhiteandcode/design-system';
import { checkSignUp } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import { passwordHint } from '@redwhiteandcode/lambdas/contract/password-length.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accept, neverAnswer } from '../../samples/answers.ts';
import { longText } from '../../samples/text.ts';

const meta: Meta<typeof SignUpForm> = {
  title: 'Screens/Auth/SignUpForm',
  component: SignUpForm,
  args: {
    validate: checkSignUp,
    passwordHint,
    onSubmit: fn(accept),
    note: 'By signing up you accept the sample terms.',
  },
  parameters: {
    usage: {
      status: 'stable',
      use: ['In AuthCard, which brings it.'],
      avoid: [{ when: 'The whole page is needed.', instead: 'Screens/Auth/AuthCard' }],
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

type Story = StoryObj<typeof SignUpForm>;

/** Fills the form in as the rules want it. */
const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Full Name'), 'Sample Learner');
  await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'sample-password');
};

export const Default: Story = { parameters: { controls: { include: ['note', 'defaultEmail'] } } };

export const WithoutNote: Story = { args: { note: undefined } };

export const ByKeyboard: Story = {
  play: async (context) => {
    await fill(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onSubmit).toHaveBeenLastCalledWith({
      full_name: 'Sample Learner',
      email: 'learner@example.com',
      password: 'sample-password',
    });
  },
};

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Full Name')).toBeInvalid();
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Sign Up' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { onSubmit: () => ({ form: longText }) },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('alert');
  },
};
