import { toast, type SubmitForm, type TwoStepValues } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, callPublic } from '../api/client.ts';
import { authMessages } from '../copy/auth.ts';
import { SecondStepPage } from '../pages/auth/SecondStepPage.tsx';
import { focusPage } from '../pages/frame/focusPage.ts';
import { sessionStore } from '../session/session.ts';
import { toastFormErrors } from './formErrors.ts';

export interface SecondStepProps {
  /** The challenge that the API returned for the password. */
  challenge: string;
  /** Returns to the form for the password. */
  onBack: () => void;
}

/** The second step of signing in: exchanges the challenge and a code for a session. Loaded only when it is needed. */
export function SecondStep({ challenge, onBack }: SecondStepProps): ReactNode {
  const goBack = () => {
    flushSync(onBack);
    focusPage();
  };
  const verify: SubmitForm<TwoStepValues> = async ({ code }) => {
    try {
      const session = await callPublic('POST /api/auth/sign-in/two-step', { body: { challenge, code } });
      sessionStore().begin(session);
      sessionStore().announce('MFA_CHALLENGE_VERIFIED');
      toast({ title: authMessages.signedIn, tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return toastFormErrors(error, ['code']);
      toast({ title: error.message, tone: 'danger' });
      goBack();
    }
  };
  return <SecondStepPage onSubmit={verify} onBackToSignIn={goBack} />;
}
