import { lateCheck } from '../api/lateCheck.ts';
import { told } from './formErrors.ts';

const rules = () => import('@redwhiteandcode/lambdas/contract/account-rules.ts');

/** The checks of the forms of an account, which also show what is wrong as a toast. */
export const accountChecks = {
  signIn: told(lateCheck(async () => (await rules()).checkSignIn)),
  signUp: told(lateCheck(async () => (await rules()).checkSignUp)),
  reset: told(lateCheck(async () => (await rules()).authForms.validate.reset)),
  newPassword: told(lateCheck(async () => (await rules()).checkNewPassword)),
  profile: told(lateCheck(async () => (await rules()).checkProfile)),
  passwordChange: told(lateCheck(async () => (await rules()).checkPasswordChange)),
};
