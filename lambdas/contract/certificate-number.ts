import type { Rule } from './rules.ts';

/** The rule for the certificate search: any text that is not blank. The API decides whether the number exists. */
export const certificateNumberRule: Rule = (typed) =>
  typed.trim() === '' ? 'Please enter a certificate number to verify.' : undefined;
