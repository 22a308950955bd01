import type { Rule } from '../text/rules.ts';
import { cleaned } from '../text/typed-text.ts';

/** The rule for the certificate search: any text that is not blank. The API decides whether the number exists. */
export const certificateNumberRule: Rule = (typed) =>
  cleaned(typed) === '' ? 'Please enter a certificate number to verify.' : undefined;

/** Matches a certificate number, whose characters are not mistaken for each other: no I, L, O and U. */
export const certificateNumberPattern = /^RWC-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** What may be between the characters of a typed number: all but letters and digits, and letters that look like a dash or a space. */
const separators = String.raw`(?:[^\p{L}\p{N}]|[\u1160\u30FC])*`;
const character = `[\\dA-Z]${separators}`;
const typedNumber = new RegExp(
  `(?:^|[^\\dA-Z])(R${separators}W${separators}C${separators}(?:\\d${separators}){4}(?:${character}){7}[\\dA-Z])(?![\\dA-Z])`,
  'u',
);

/**
 * Returns the certificate number in a text: in any case, with any spaces and dashes or none, with O for 0 and I or L for 1,
 * also as the end of its page's URL. Another text is returned in upper case, without the spaces around it.
 */
export function normalizeCertificateNumber(typed: string): string {
  const text = cleaned(typed.normalize('NFKC')).toUpperCase();
  const digits = text.replaceAll('O', '0').replace(/[IL]/g, '1');
  const found = typedNumber.exec(digits)?.[1];
  return found === undefined ? text : found.replace(/[^\dA-Z]/g, '').replace(/^RWC(.{4})/, 'RWC-$1-');
}
