import { type FieldRule, fieldRule, formCheck } from './rules.ts';
import { cleaned } from './typed-text.ts';

/**
 * Matches an email address that browsers accept (the HTML standard's pattern of `type=email`) and that mail servers can
 * deliver to: with a dot in the domain, and at most 64 characters before the at sign (RFC 5321).
 */
export const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Returns the rule for an email address with at most `max` characters. */
export const emailRule = (max: number, invalid = 'Please enter a valid email address'): FieldRule =>
  fieldRule({ maxLength: max, pattern: emailAddress.source, dropsMarks: true }, (typed) =>
    typed.length <= max && emailAddress.test(cleaned(typed, { dropsMarks: true })) ? undefined : invalid,
  );

/** The rule for an account's email address; 128 characters are Cognito's limit for a user name. */
export const accountEmail = emailRule(128);

/** Checks a form whose only field is an email address: the password reset and the waitlist. */
export const checkEmail = formCheck({ email: accountEmail });
