import type { AuthSuccess, AuthView } from '@redwhiteandcode/design-system';
import type { TwoStepChallenge } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { authForms } from './authForms.ts';
import { isCoursePath, isInvitationPath, returnPath } from '../../shell/session/returnTo.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AuthPage } from './AuthPage.tsx';
import { SecondStep } from './SecondStep.tsx';
import { sessionStore, useSession, useSessionEnded } from '../../shell/session/session.ts';

export const meta = () =>
  pageMeta({
    title: 'Sign In or Sign Up',
    description: 'Sign in to your learning account, create one for free, or reset your password.',
    path: '/auth',
    isPrivate: true,
  });

const noParameters = new URLSearchParams();

/** Returns the view of an address. A reset link with a code opens the form for the new password. */
function viewOf(parameters: URLSearchParams): AuthView {
  const mode = parameters.get('mode');
  if (mode === 'reset') return parameters.get('code') ? 'newPassword' : 'reset';
  return mode === 'signup' ? 'signup' : 'signin';
}

/** The applicant that the application page passes on in the browser's history. */
interface Applicant {
  full_name: string;
  email: string;
}

const isApplicant = (value: unknown): value is Applicant =>
  typeof value === 'object' &&
  value !== null &&
  'full_name' in value &&
  typeof value.full_name === 'string' &&
  'email' in value &&
  typeof value.email === 'string';

function applicantIn(state: unknown): Applicant | undefined {
  const applicant = typeof state === 'object' && state !== null && 'applicant' in state && state.applicant;
  return isApplicant(applicant) ? applicant : undefined;
}

export default function AuthRoute(): ReactNode {
  const session = useSession();
  const hasEnded = useSessionEnded();
  const [search, setParameters] = useSearchParams();
  // The prerendered page has no query, and hydration must render the same.
  const isHydrated = useHydrated();
  const parameters = isHydrated ? search : noParameters;
  const view = viewOf(parameters);
  const { key, state } = useLocation();
  const applicant = isHydrated ? applicantIn(state) : undefined;
  const email = parameters.get('email') ?? applicant?.email ?? '';
  // Any link of the page ends the second step, also one to this page.
  const [secondStep, setSecondStep] = useState<{ key: string; content: ReactNode }>();
  const [success, setSuccess] = useState<AuthSuccess>();
  const isRecovery = view === 'newPassword';
  // Only the invited address can accept an invitation.
  const isEmailFixed = email !== '' && isInvitationPath(returnPath(parameters.get('returnTo')));

  useEffect(() => {
    if (isRecovery) sessionStore().announce('PASSWORD_RECOVERY');
  }, [isRecovery]);

  const show = (next: AuthView, address = '', result?: AuthSuccess) => {
    setSuccess(result);
    const returnTo = parameters.get('returnTo');
    setParameters(
      {
        mode: next,
        ...(returnTo && { returnTo }),
        ...((address || isEmailFixed) && { email: address || email }),
      },
      { replace: true, preventScrollReset: true, state },
    );
  };

  if (session && parameters.get('mode') !== 'reset') {
    // The account page offers to keep an account whose deletion is scheduled.
    const home = session.user.deletion_due === undefined ? null : '/account';
    return <Navigate to={returnPath(parameters.get('returnTo') ?? home)} replace />;
  }
  if (secondStep?.key === key) return secondStep.content;
  const toSecondStep = (challenge: TwoStepChallenge) => {
    const content = <SecondStep challenge={challenge} onBack={() => setSecondStep(undefined)} />;
    setSecondStep({ key, content });
  };
  return (
    <AuthPage
      view={view}
      onViewChange={(next) => show(next)}
      onRequestNewLink={() => show('reset')}
      email={email}
      isEmailFixed={isEmailFixed}
      fullName={applicant?.full_name}
      hasSessionEnded={hasEnded}
      isApplying={applicant !== undefined}
      isFromCourse={isCoursePath(returnPath(parameters.get('returnTo')))}
      success={success}
      {...authForms({
        email,
        code: parameters.get('code') ?? '',
        toSignIn: (result, address) => show('signin', address, result),
        showResetSent: setSuccess,
        toSecondStep,
      })}
    />
  );
}
