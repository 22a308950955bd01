import type { FormErrors } from '@redwhiteandcode/design-system';
import { accountRules } from '@redwhiteandcode/lambdas/contract/account-rules.ts';

const rules = accountRules;

const email = (value: string): string | undefined =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim()) && value.trim().length <= rules.email.max
    ? undefined
    : rules.email.invalid;

function newPassword(value: string): string | undefined {
  if (value.length < rules.password.min) return rules.password.tooShort;
  if (value.length > rules.password.max) return rules.password.tooLong;
  return value.trim() === value ? undefined : rules.password.spaced;
}

function fullName(value: string): string | undefined {
  if (!rules.fullName.visible.test(value)) return rules.fullName.missing;
  if (rules.fullName.hidden.test(value.trim())) return rules.fullName.unreadable;
  return value.trim().length > rules.fullName.max ? rules.fullName.tooLong : undefined;
}

const password = (value: string): string | undefined => (value === '' ? rules.password.missing : undefined);

/** The rules of a form: a sentence for each field that breaks one. */
type Rules<Field extends string> = Record<Field, (value: string) => string | undefined>;

/** The account forms' rules, the same as the API's, so that a mistake shows without asking it. */
export const authRules = {
  signIn: { email, password },
  signUp: { full_name: fullName, email, password: newPassword },
  reset: { email },
  newPassword: { password: newPassword },
  profile: { full_name: fullName },
  passwordChange: { current_password: password, new_password: newPassword },
} satisfies Record<string, Rules<string>>;

/** Sentences by field for what breaks the rules, undefined when nothing does. */
export function check<Field extends string>(
  rules: Rules<Field>,
  values: Record<NoInfer<Field>, string>,
): Required<FormErrors<Field>>['fields'] | undefined {
  const fields: { [Name in Field]?: string | undefined } = {};
  let isWrong = false;
  for (const name of Object.keys(rules) as Field[]) {
    const message = rules[name](values[name]);
    if (message === undefined) continue;
    fields[name] = message;
    isWrong = true;
  }
  return isWrong ? fields : undefined;
}

/** The rules of a change of password: besides those of its fields, that it is a change. */
export function checkPasswordChange(values: { current_password: string; new_password: string }) {
  const wrong = check(authRules.passwordChange, values);
  if (wrong || values.current_password !== values.new_password) return wrong;
  return { new_password: rules.password.unchanged };
}
