import { lateCheck } from '../api/lateCheck.ts';
import { withErrorToast } from './formErrors.ts';

const rules = () => import('@redwhiteandcode/lambdas/contract/account-rules.ts');

/** The checks of the account forms. They also show the first error in a toast. */
export const accountChecks = {
  signIn: withErrorToast(lateCheck(async () => (await rules()).checkSignIn)),
  signUp: withErrorToast(lateCheck(async () => (await rules()).checkSignUp)),
  reset: withErrorToast(lateCheck(async () => (await rules()).authForms.validate.reset)),
  newPassword: withErrorToast(lateCheck(async () => (await rules()).checkNewPassword)),
  profile: withErrorToast(lateCheck(async () => (await rules()).checkProfile)),
  passwordChange: withErrorToast(lateCheck(async () => (await rules()).checkPasswordChange)),
};
