import type { FormErrors } from '@redwhiteandcode/design-system';
import { authMessages } from '../copy/auth.ts';

const email = (value: string): string | undefined =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim()) && value.trim().length <= 255
    ? undefined
    : authMessages.email;

function newPassword(value: string): string | undefined {
  if (value.length < 6) return authMessages.shortPassword;
  if (value.length > 256) return authMessages.longPassword;
  return value.trim() === value ? undefined : authMessages.spacedPassword;
}

function fullName(value: string): string | undefined {
  if (value.trim() === '') return authMessages.missingName;
  return value.trim().length > 100 ? authMessages.longName : undefined;
}

const password = (value: string): string | undefined =>
  value === '' ? authMessages.missingPassword : undefined;

/** The rules of a form: a sentence for each field that breaks one. */
type Rules<Field extends string> = Record<Field, (value: string) => string | undefined>;

/** The account forms' rules, the same as the API's, so that a mistake shows without asking it. */
export const authRules = {
  signIn: { email, password },
  signUp: { full_name: fullName, email, password: newPassword },
  reset: { email },
  newPassword: { password: newPassword },
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
