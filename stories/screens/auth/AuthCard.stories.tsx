import { AuthCard, Link } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { accept } from '../../samples/answers.ts';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Auth/AuthCard',
  component: AuthCard,
  args: {
    view: 'signin',
    onViewChange: fn(),
    onSignIn: fn(accept),
    onSignUp: fn(accept),
    onRequestReset: fn(accept),
    onSetPassword: fn(accept),
    email: 'learner@example.com',
  },
  argTypes: { signUpNote: { control: false } },
} satisfies Meta<typeof AuthCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignUp: Story = {
  args: {
    view: 'signup',
    signUpNote: (
      <>
        By signing up you accept the <Link href="/terms">sample terms</Link>.
      </>
    ),
  },
};

export const Reset: Story = { args: { view: 'reset' } };

export const NewPassword: Story = { args: { view: 'newPassword' } };

/** The views follow one another; the title takes focus when the form is replaced. */
export const WayThrough: Story = {
  render: function WayThrough(args) {
    const [view, setView] = useState(args.view);
    return <AuthCard {...args} view={view} onViewChange={setView} />;
  },
};

export const LongText: Story = { args: { view: 'signup', signUpNote: longText } };
