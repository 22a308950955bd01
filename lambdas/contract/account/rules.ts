import { accountEmail, checkEmail } from '../text/email-rule.ts';
import { passwordHint, passwordMax, passwordMin } from './password-length.ts';
import { fieldRule, type FieldRule, formCheck } from '../text/rules.ts';
import { lengthOf, notInLine, textRule } from '../text/text-rules.ts';

const password = {
  min: passwordMin,
  max: passwordMax,
  tooShort: 'Password must be at least 6 characters',
  tooLong: 'Password must be at most 256 characters',
  spaced: 'Password must not start or end with a space',
  missing: 'Please enter your password',
} as const;

/** The message for an incorrect current password. */
export const passwordNotCurrent = 'Current password is not correct';

/** The message for a new email address that is the current one. */
export const sameEmail = 'This is already your email address';

/** The rule for an existing password that a user enters. */
const enteredPassword = (tooLong: string): FieldRule =>
  fieldRule({ minLength: 1, maxLength: password.max }, (typed) => {
    if (typed === '') return password.missing;
    return typed.length > password.max ? tooLong : undefined;
  });

const isTooShort = (typed: string): boolean => lengthOf(typed) < password.min;

/** The rules for an account's fields. */
export const accountRules = {
  email: accountEmail,
  /** Cognito rejects more than 256 characters, and a space at either end. */
  newPassword: fieldRule(
    { minLength: password.min, maxLength: password.max, pattern: String.raw`^\S[\s\S]*\S$` },
    (typed) => {
      if (isTooShort(typed)) return password.tooShort;
      if (typed.length > password.max) return password.tooLong;
      return typed.trim() === typed ? undefined : password.spaced;
    },
  ),
  password: enteredPassword(password.tooLong),
  signInPassword: fieldRule({ minLength: password.min, maxLength: password.max }, (typed) => {
    if (isTooShort(typed)) return password.tooShort;
    return typed.length > password.max ? password.tooLong : undefined;
  }),
  currentPassword: enteredPassword(passwordNotCurrent),
  fullName: textRule({
    missing: 'Please enter your full name',
    max: 100,
    tooLong: 'Full name must be at most 100 characters',
    forbidden: notInLine,
    unreadable: 'Full name must not contain control characters',
    isPrinted: true,
  }),
};

const { email, newPassword, fullName } = accountRules;

/** Checks the sign-in form. */
export const checkSignIn = formCheck({ email, password: accountRules.signInPassword });

/** Checks the sign-up form. */
export const checkSignUp = formCheck({ full_name: fullName, email, password: newPassword });

/** Checks the form that sets a new password after a reset. */
export const checkNewPassword = formCheck({ password: newPassword });

/** Checks the form that changes the user's name. */
export const checkProfile = formCheck({ full_name: fullName });

/** Checks the form that changes the account's email address. */
export const checkEmailChange = formCheck({ email, current_password: accountRules.currentPassword });

/** Checks the form for the current password, before a change that needs it. */
export const checkCurrentPassword = formCheck({ current_password: accountRules.currentPassword });

/** Checks the form that deletes the user's account. */
export const checkDeletion = formCheck({ password: accountRules.password });

const checkPasswords = formCheck({
  current_password: accountRules.currentPassword,
  new_password: newPassword,
});

/** Checks a password change: each field, then that the passwords differ. */
export const checkPasswordChange: typeof checkPasswords = (values) => {
  const errors = checkPasswords(values);
  if (errors || values.current_password !== values.new_password) return errors;
  return { new_password: 'New password must be different from the current one' };
};

/** The rules for the sign-in, sign-up and password forms, as the screen's props. */
export const authForms = {
  validate: { signIn: checkSignIn, signUp: checkSignUp, reset: checkEmail, newPassword: checkNewPassword },
  passwordHint,
};
