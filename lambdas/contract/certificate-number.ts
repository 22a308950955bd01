import type { Rule } from './rules.ts';

/** The rule of a certificate number that somebody looks up: any text, which the API may not know. */
export const certificateNumberRule: Rule = (typed) =>
  typed.trim() === '' ? 'Please enter a certificate number to verify.' : undefined;
