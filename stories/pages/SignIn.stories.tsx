import { Alert, AuthCard, type AuthView, Link } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { accept } from '../samples/answers.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

interface AuthPageProps {
  initialView: AuthView;
  notice?: ReactNode;
}

/** The account page; its views change as in the app. */
function AuthPage({ initialView, notice }: AuthPageProps): ReactNode {
  const [view, setView] = useState(initialView);
  return (
    <PageFrame path="/auth">
      <AuthCard
        view={view}
        onViewChange={setView}
        onSignIn={accept}
        onSignUp={accept}
        onRequestReset={accept}
        onSetPassword={accept}
        onRequestNewLink={() => setView('reset')}
        email={initialView === 'newPassword' ? 'learner@example.com' : undefined}
        notice={notice}
        signUpNote={
          <>
            By signing up you accept the <Link href="/terms">terms</Link> and the{' '}
            <Link href="/privacy">privacy policy</Link>.
          </>
        }
      />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Sign in',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /auth */
export const SignIn: Story = { render: () => <AuthPage initialView="signin" /> };

/** /auth?returnTo=… after a page that needs a session */
export const SignInFirst: Story = {
  render: () => (
    <AuthPage
      initialView="signin"
      notice={
        <Alert tone="info" title="Authentication Required">
          Please sign in to submit your application.
        </Alert>
      }
    />
  ),
};

/** /auth?mode=signup */
export const SignUp: Story = { render: () => <AuthPage initialView="signup" /> };

/** /auth?mode=reset */
export const Reset: Story = { render: () => <AuthPage initialView="reset" /> };

/** /auth?mode=reset&email=…&code=…, from the reset mail's link */
export const NewPassword: Story = { render: () => <AuthPage initialView="newPassword" /> };
