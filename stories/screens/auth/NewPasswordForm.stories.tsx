import { Container, NewPasswordForm } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accept, neverAnswer, refuse } from '../../samples/answers.ts';

const meta: Meta<typeof NewPasswordForm> = {
  title: 'Screens/Auth/NewPasswordForm',
  component: NewPasswordForm,
  args: { onSubmit: fn(accept), email: 'learner@example.com', onBackToSignIn: fn() },
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

export const Default: Story = {};

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = {
  args: { onSubmit: refuse('password') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }));
    await canvas.findByRole('alert');
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }));
  },
};
