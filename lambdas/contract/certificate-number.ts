import type { Rule } from './rules.ts';

/** The rule for the certificate search: any text that is not blank. The API decides whether the number exists. */
export const certificateNumberRule: Rule = (typed) =>
  typed.trim() === '' ? 'Please enter a certificate number to verify.' : undefined;

/** Matches a certificate number, whose characters are not mistaken for each other: no I, L, O and U. */
export const certificateNumberPattern = /^RWC-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

/**
 * Returns the certificate number in a text: in any case, with or without hyphens, with O for 0 and I or L for 1, also as the
 * end of its page's URL. Another text is returned in upper case, without the spaces around it.
 */
export function normalizeCertificateNumber(typed: string): string {
  const text = typed.trim().toUpperCase();
  const digits = text.replaceAll('O', '0').replace(/[IL]/g, '1');
  const [, year, rest] = /(?:^|[^\dA-Z])RWC-?(\d{4})-?([\dA-Z]{8})(?![\dA-Z])/.exec(digits) ?? [];
  return year && rest ? `RWC-${year}-${rest}` : text;
}
