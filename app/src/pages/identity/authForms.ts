import {
  type AuthCardProps,
  type AuthSuccess,
  type NewPasswordValues,
  type ResetRequestValues,
  type SignInValues,
  type SignUpValues,
  toast,
} from '@redwhiteandcode/design-system';
import type { TwoStepChallenge } from '@redwhiteandcode/contract/identity/operations.ts';
import { callPublic } from '../../shell/api/client.ts';
import { authMessages } from './authCopy.ts';
import { sessionStore } from '../../shell/session/session.ts';
import { accountChecks } from '../../parts/identity/accountChecks.ts';
import { toastFormErrors, toastResult } from '../../shell/forms/formErrors.ts';

type Forms = Required<
  Pick<AuthCardProps, 'validate' | 'onSignIn' | 'onSignUp' | 'onRequestReset' | 'onSetPassword'>
>;

/** The parts of the page that the account forms need. */
export interface AuthPage {
  /** The address and the code from the reset email's link. */
  email: string;
  code: string;
  /** Opens the sign-in view, with this email address filled in if there is one. A toast shows the success. */
  toSignIn: (success: AuthSuccess, email?: string) => void;
  /** Shows that the reset email was sent; undefined removes it. */
  showResetSent: (success: AuthSuccess | undefined) => void;
  /** Opens the second step of a sign-in with this challenge. */
  toSecondStep: (challenge: TwoStepChallenge) => void;
}

/** Signs out of an account whose sessions were ended by a password reset, if this browser was signed in to it. */
function forgetSessionOf(email: string): void {
  const own = sessionStore().read()?.user.email;
  if (own?.toLowerCase() === email.toLowerCase())
    sessionStore()
      .signOut()
      .catch(() => undefined);
}

/** Returns the checks and submit handlers of the account forms. */
export function authForms({ email, code, toSignIn, showResetSent, toSecondStep }: AuthPage): Forms {
  return {
    validate: accountChecks,

    async onSignIn(values: SignInValues) {
      try {
        const result = await callPublic('POST /api/auth/sign-in', { body: values });
        if ('challenge' in result) return toSecondStep(result);
        sessionStore().begin(result);
        toast({ title: authMessages.signedIn, tone: 'success' });
      } catch (error) {
        return toastFormErrors(error, ['email', 'password']);
      }
    },

    async onSignUp(values: SignUpValues) {
      try {
        await callPublic('POST /api/auth/sign-up', { body: values });
        const success = { title: authMessages.signedUp, description: authMessages.signedUpDetail };
        toastResult({ ...success, tone: 'success' });
        toSignIn(success);
      } catch (error) {
        return toastFormErrors(error, ['full_name', 'email', 'password']);
      }
    },

    async onRequestReset(values: ResetRequestValues) {
      try {
        showResetSent(undefined);
        await callPublic('POST /api/auth/password-reset', { body: values });
        const { resetSent: title, resetSentDetail: description, resetSentNext } = authMessages;
        toastResult({ title, description, tone: 'success' });
        showResetSent({ description: resetSentNext(values.email.trim()) });
      } catch (error) {
        return toastFormErrors(error, ['email']);
      }
    },

    async onSetPassword({ password }: NewPasswordValues) {
      try {
        await callPublic('POST /api/auth/password-reset/confirm', { body: { email, code, password } });
        const success = { title: authMessages.passwordSet, description: authMessages.passwordSetDetail };
        toastResult({ ...success, tone: 'success' });
        forgetSessionOf(email);
        toSignIn(success, email);
      } catch (error) {
        return toastFormErrors(error, ['password', 'code']);
      }
    },
  };
}
