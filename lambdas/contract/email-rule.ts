import { type FieldRule, fieldRule, formCheck } from './rules.ts';

/**
 * Whether a text is an ordinary email address: words separated by dots, an at sign, and a domain that ends in letters.
 * Quotes, comments and IP addresses are refused, although RFC 5321 allows them. `email-rule.test.ts` compares the results
 * with those of `z.email`.
 */
export function isEmailAddress(text: string): boolean {
  const [mailbox = '', domain, ...more] = text.split('@');
  if (domain === undefined || more.length > 0) return false;
  const isMailbox = mailbox.split('.').every((word) => /^[\w'+-]+$/.test(word)) && !mailbox.endsWith("'");
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  const isDomain = labels.length > 0 && labels.every((label) => /^[a-z\d][a-z\d-]*$/i.test(label));
  return isMailbox && isDomain && /^[a-z]{2,}$/i.test(top);
}

/** Returns the rule for an email address with at most `max` characters. */
export const emailRule = (max: number, invalid = 'Please enter a valid email address'): FieldRule =>
  fieldRule({ maxLength: max }, (typed) => {
    const address = typed.trim();
    return address.length <= max && isEmailAddress(address) ? undefined : invalid;
  });

/** The rule for an account's email address; 128 characters are Cognito's limit for a user name. */
export const accountEmail = emailRule(128);

/** Checks a form whose only field is an email address: the password reset and the waitlist. */
export const checkEmail = formCheck({ email: accountEmail });
