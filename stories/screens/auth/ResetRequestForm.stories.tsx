import { Container, ResetRequestForm } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accept, neverAnswer, refuse } from '../../samples/answers.ts';

const meta: Meta<typeof ResetRequestForm> = {
  title: 'Screens/Auth/ResetRequestForm',
  component: ResetRequestForm,
  args: { onSubmit: fn(accept), onBackToSignIn: fn() },
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

export const Default: Story = {};

export const WithEmail: Story = { args: { defaultEmail: 'learner@example.com' } };

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = {
  args: { onSubmit: refuse('email') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await canvas.findByRole('alert');
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
  },
};
