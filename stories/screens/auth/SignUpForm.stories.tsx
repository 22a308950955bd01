import { Container, SignUpForm } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accept, neverAnswer, refuse } from '../../samples/answers.ts';

const meta: Meta<typeof SignUpForm> = {
  title: 'Screens/Auth/SignUpForm',
  component: SignUpForm,
  args: { onSubmit: fn(accept), note: 'By signing up you accept the sample terms.' },
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

export const Default: Story = {};

export const WithoutNote: Story = { args: { note: undefined } };

/** Each field says what is wrong, and the first of them takes focus. */
export const Refused: Story = {
  args: { onSubmit: refuse('full_name', 'email', 'password') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('alert');
  },
};

export const Pending: Story = {
  args: { onSubmit: neverAnswer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  },
};
