import {
  AuthFrame,
  type SubmitForm,
  toast,
  TwoStepForm,
  type TwoStepFormProps,
  type TwoStepValues,
} from '@redwhiteandcode/design-system';
import type { Session, TwoStepChallenge } from '@redwhiteandcode/contract/identity/operations.ts';
import type { PasskeyRequest } from '@redwhiteandcode/contract/identity/passkeys.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { checkRecoveryCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { ApiError, callPublic } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { authMessages } from './authCopy.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { sessionStore } from '../../shell/session/session.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { askForPasskey } from '../../parts/identity/passkeys.ts';
import { twoStepCopy as copy } from '../../parts/identity/twoStepCopy.ts';

export interface SecondStepProps {
  /** What the API returned for the password. */
  challenge: TwoStepChallenge;
  /** Returns to the form for the password. */
  onBack: () => void;
}

/** The second step of signing in: exchanges the challenge and a code for a session. */
export function SecondStep({ challenge: step, onBack }: SecondStepProps): ReactNode {
  const { challenge, has_app: hasApp, passkey: request } = step;
  const goBack = () => {
    flushSync(onBack);
    focusPage();
  };
  const begin = (session: Session) => {
    sessionStore().begin(session);
    sessionStore().announce('MFA_CHALLENGE_VERIFIED');
    toast({ title: authMessages.signedIn, tone: 'success' });
  };
  /** Returns to the password if the sign-in has expired. Returns whether it has. */
  const hasExpired = (error: unknown): boolean => {
    if (!(error instanceof ApiError && error.status === 401)) return false;
    toast({ title: error.message, tone: 'danger' });
    goBack();
    return true;
  };
  const signInWithPasskey = async (options: PasskeyRequest): Promise<string | undefined> => {
    const used = await askForPasskey(options);
    if ('reason' in used) return used.reason;
    try {
      begin(
        await callPublic('POST /api/auth/sign-in/passkey', { body: { challenge, passkey: used.passkey } }),
      );
    } catch (error) {
      if (!hasExpired(error)) return errorMessageOf(error);
    }
    return undefined;
  };
  const verify: SubmitForm<TwoStepValues> = async ({ code }) => {
    try {
      begin(await callPublic('POST /api/auth/sign-in/two-step', { body: { challenge, code } }));
    } catch (error) {
      if (!hasExpired(error)) return toastFormErrors(error, ['code']);
    }
  };
  return (
    <SecondStepPage
      hasApp={hasApp}
      onUsePasskey={request && (() => signInWithPasskey(request))}
      onSubmit={verify}
      onBackToSignIn={goBack}
    />
  );
}

export type SecondStepPageProps = Omit<TwoStepFormProps, 'validate'>;

/** The page for the second step of signing in, after the password. Its heading takes focus. */
export function SecondStepPage(props: SecondStepPageProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <AuthFrame title={copy.secondStep} lead={copy.secondStepLead} titleRef={title}>
      <TwoStepForm {...props} validate={{ code: checkTwoStepCode, recoveryCode: checkRecoveryCode }} />
    </AuthFrame>
  );
}
