import { Container, SignUpForm } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { accept, neverAnswer, refuse } from '../../samples/answers.ts';
import { longText } from '../../samples/text.ts';

const meta: Meta<typeof SignUpForm> = {
  title: 'Screens/Auth/SignUpForm',
  component: SignUpForm,
  args: { onSubmit: fn(accept), note: 'By signing up you accept the sample terms.' },
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
    } satisfies Usage,
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

export const Default: Story = { parameters: { controls: { include: ['note', 'defaultEmail'] } } };

export const WithoutNote: Story = { args: { note: undefined } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'learner@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      full_name: '',
      email: 'learner@example.com',
      password: '',
    });
  },
};

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = {
  args: { onSubmit: refuse('full_name', 'email', 'password') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign Up' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { onSubmit: () => ({ form: longText }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('alert');
  },
};
