import {
  type AuthCardProps,
  type NewPasswordValues,
  type ResetRequestValues,
  type SignInValues,
  type SignUpValues,
  toast,
} from '@redwhiteandcode/design-system';
import { callPublic } from '../api/client.ts';
import { authMessages } from '../copy/auth.ts';
import { sessionStore } from '../session/session.ts';
import { accountChecks } from './accountChecks.ts';
import { explain } from './formErrors.ts';

type Forms = Required<
  Pick<AuthCardProps, 'validate' | 'onSignIn' | 'onSignUp' | 'onRequestReset' | 'onSetPassword'>
>;

/** What the account forms need of the page. */
export interface AuthPage {
  /** From the reset mail. */
  email: string;
  code: string;
  /** Opens the sign-in view with the address filled in. */
  toSignIn: (email: string) => void;
}

/** A reset has ended the account's sessions: this browser's, if it is of that account, only seems to be one. */
function forgetSessionOf(email: string): void {
  const own = sessionStore().read()?.user.email;
  if (own?.toLowerCase() === email.toLowerCase())
    sessionStore()
      .signOut()
      .catch(() => undefined);
}

/** What the account forms do when they are sent: check, call, tell. */
export function authForms({ email, code, toSignIn }: AuthPage): Forms {
  return {
    validate: accountChecks,

    async onSignIn(values: SignInValues) {
      try {
        sessionStore().begin(await callPublic('POST /api/auth/sign-in', { body: values }));
        toast({ title: authMessages.signedIn, tone: 'success' });
      } catch (error) {
        return explain(error, ['email', 'password']);
      }
    },

    async onSignUp(values: SignUpValues) {
      try {
        await callPublic('POST /api/auth/sign-up', { body: values });
        toast({ title: authMessages.signedUp, description: authMessages.signedUpDetail, tone: 'success' });
      } catch (error) {
        return explain(error, ['full_name', 'email', 'password']);
      }
    },

    async onRequestReset(values: ResetRequestValues) {
      try {
        await callPublic('POST /api/auth/password-reset', { body: values });
        toast({ title: authMessages.resetSent, description: authMessages.resetSentDetail, tone: 'success' });
      } catch (error) {
        return explain(error, ['email']);
      }
    },

    async onSetPassword({ password }: NewPasswordValues) {
      try {
        await callPublic('POST /api/auth/password-reset/confirm', { body: { email, code, password } });
        toast({
          title: authMessages.passwordSet,
          description: authMessages.passwordSetDetail,
          tone: 'success',
        });
        forgetSessionOf(email);
        toSignIn(email);
      } catch (error) {
        return explain(error, ['password', 'code']);
      }
    },
  };
}
