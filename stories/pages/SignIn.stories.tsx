import { AuthPage, type AuthPageProps } from '@redwhiteandcode/app/pages/identity/AuthPage.tsx';
import { SecondStepPage } from '@redwhiteandcode/app/pages/identity/SecondStep.tsx';
import { authForms } from '@redwhiteandcode/contract/account/rules.ts';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';

/** The page with its view in state instead of the URL. */
function StatefulPage(props: AuthPageProps): ReactNode {
  const [view, setView] = useState(props.view);
  return <AuthPage {...props} view={view} onViewChange={setView} onRequestNewLink={() => setView('reset')} />;
}

const meta = preview.meta({
  title: 'Pages/Sign in',
  component: AuthPage,
  args: {
    view: 'signin' as const,
    validate: authForms.validate,
    onViewChange: fn(),
    onSignIn: accept,
    onSignUp: accept,
    onRequestReset: accept,
    onSetPassword: accept,
  },
  render: (args) => <StatefulPage {...args} />,
  ...inSite({ path: '/auth' }),
});

/** /auth */
export const SignIn = meta.story();

/** /auth after the server has ended the session */
export const SessionEnded = meta.story({ args: { hasSessionEnded: true } });

/** /auth for a visitor who sends an application to Layoff to Lift-Off */
export const Applying = meta.story({
  args: { view: 'signup', isApplying: true, fullName: 'Sample Applicant', email: 'applicant@example.com' },
});

/** /auth after the password of an account with two-step verification */
export const SecondStep = meta.story({
  render: () => <SecondStepPage onSubmit={accept} onBackToSignIn={() => undefined} />,
});

/** /auth after the password of an account with a passkey */
export const SecondStepPasskey = meta.story({
  render: () => (
    <SecondStepPage onSubmit={accept} onBackToSignIn={() => undefined} onUsePasskey={async () => undefined} />
  ),
});

/** /auth?mode=signup */
export const SignUp = meta.story({ args: { view: 'signup' } });

/** /auth?mode=reset */
export const Reset = meta.story({ args: { view: 'reset' } });

/** /auth?mode=reset&email=…&code=…, from the link in the reset email */
export const NewPassword = meta.story({ args: { view: 'newPassword', email: 'learner@example.com' } });
