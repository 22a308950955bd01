import { type FieldRule, fieldRule, formCheck } from './rules.ts';

/**
 * Matches an ordinary email address: words separated by dots, an at sign, and a domain that ends in letters. Quotes,
 * comments and IP addresses are refused, although RFC 5321 allows them. `email-rule.test.ts` compares the results with
 * those of `z.email`.
 */
export const emailAddress = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Returns the rule for an email address with at most `max` characters. */
export const emailRule = (max: number, invalid = 'Please enter a valid email address'): FieldRule =>
  fieldRule({ maxLength: max, pattern: emailAddress.source }, (typed) =>
    typed.length <= max && emailAddress.test(typed.trim()) ? undefined : invalid,
  );

/** The rule for an account's email address; 128 characters are Cognito's limit for a user name. */
export const accountEmail = emailRule(128);

/** Checks a form whose only field is an email address: the password reset and the waitlist. */
export const checkEmail = formCheck({ email: accountEmail });
