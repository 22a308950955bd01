import { lazyCheck } from '../../shell/forms/lazyCheck.ts';
import { withErrorToast } from '../../shell/forms/formErrors.ts';

const rules = () => import('@redwhiteandcode/contract/account/rules.ts');

/** The checks of the account forms. They also show the first error in a toast. */
export const accountChecks = {
  signIn: withErrorToast(lazyCheck(async () => (await rules()).checkSignIn)),
  signUp: withErrorToast(lazyCheck(async () => (await rules()).checkSignUp)),
  reset: withErrorToast(lazyCheck(async () => (await rules()).authForms.validate.reset)),
  newPassword: withErrorToast(lazyCheck(async () => (await rules()).checkNewPassword)),
  profile: withErrorToast(lazyCheck(async () => (await rules()).checkProfile)),
  emailChange: withErrorToast(lazyCheck(async () => (await rules()).checkEmailChange)),
  currentPassword: withErrorToast(lazyCheck(async () => (await rules()).checkCurrentPassword)),
  passwordChange: withErrorToast(lazyCheck(async () => (await rules()).checkPasswordChange)),
};
