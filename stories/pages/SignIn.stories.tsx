import { AuthPage, type AuthPageProps } from '@redwhiteandcode/app/pages/auth/AuthPage.tsx';
import { authForms } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';

/** The page whose address changes with its view. */
function ChangingPage(props: AuthPageProps): ReactNode {
  const [view, setView] = useState(props.view);
  return <AuthPage {...props} view={view} onViewChange={setView} onRequestNewLink={() => setView('reset')} />;
}

const meta = {
  title: 'Pages/Sign in',
  component: AuthPage,
  args: {
    view: 'signin',
    validate: authForms.validate,
    onViewChange: fn(),
    onSignIn: accept,
    onSignUp: accept,
    onRequestReset: accept,
    onSetPassword: accept,
  },
  render: (args) => <ChangingPage {...args} />,
  ...inSite({ path: '/auth' }),
} satisfies Meta<typeof AuthPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** /auth */
export const SignIn: Story = {};

/** /auth after the server has ended the session */
export const SessionEnded: Story = { args: { hasSessionEnded: true } };

/** /auth?mode=signup */
export const SignUp: Story = { args: { view: 'signup' } };

/** /auth?mode=reset */
export const Reset: Story = { args: { view: 'reset' } };

/** /auth?mode=reset&email=…&code=…, from the reset mail's link */
export const NewPassword: Story = { args: { view: 'newPassword', email: 'learner@example.com' } };
