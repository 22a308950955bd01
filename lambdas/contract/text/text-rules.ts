import { groupedDigits } from './money.ts';
import { printError, unprintable } from './printed-text.ts';
import { fieldRule, type FieldRule } from './rules.ts';
import { cleaned } from './typed-text.ts';

/** Matches the forbidden characters of a single line: control characters, line breaks, lone surrogates. */
export const notInLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Matches the forbidden characters of a multiline text: the same, except tabs and line breaks. */
export const notInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** The message for a text with forbidden characters. */
const unreadable = 'Please remove the control characters';

/**
 * Matches a character that a reader can see on its own: not a space, a control or format character, a combining mark, or
 * one of the letters and symbols without a shape (Hangul fillers, the blank Braille pattern, the null notehead).
 */
export const visible = /[^\p{C}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}]/u;

/** Counts the characters of a text as JSON Schema does: an emoji outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Returns an expression that also matches what documents cannot show. */
const withUnprintable = (forbidden: RegExp | undefined): RegExp =>
  forbidden ? new RegExp(`${forbidden.source.slice(0, -1)}${unprintable.source.slice(1)}`, 'u') : unprintable;

interface TextLimits {
  /** The message for a blank or too short text. Without it, the text may be blank. */
  missing?: string;
  /** The least number of characters of a text that may not be blank, after it was cleaned: 1 or 2. @default 1 */
  min?: 1 | 2;
  /** The greatest number of characters as typed, with the spaces around the text. */
  max: number;
  tooLong: string;
  /** Matches a forbidden character: a character class, which may spare tabs and line breaks. @default none */
  forbidden?: RegExp;
  /** Whether direction marks that are closed again stay, because the text may mix writing directions. @default false */
  keepsPairs?: boolean;
  /** Whether documents show the text, so that it may have only characters that they can show. @default false */
  isPrinted?: boolean;
  /** The message for a text with forbidden characters. @default 'Please remove the control characters' */
  unreadable?: string;
}

/**
 * Returns the rule for a text, which is stored as `cleaned` returns it. A text that is not blank needs a visible character. `api/fields.ts` describes the rule in JSON Schema.
 */
export function textRule({
  missing,
  min = 1,
  max,
  tooLong,
  forbidden,
  keepsPairs = false,
  isPrinted = false,
  unreadable: hidden = unreadable,
}: TextLimits): FieldRule {
  const limits = {
    maxLength: max,
    ...(isPrinted ? { isPrinted, forbidden: withUnprintable(forbidden) } : forbidden && { forbidden }),
    ...(keepsPairs && { keepsPairs }),
    ...(missing === undefined ? { isOptional: true } : { minLength: min }),
  };
  return fieldRule(limits, (typed) => {
    const text = cleaned(typed, { keepsPairs });
    if (missing !== undefined && (lengthOf(text) < min || !visible.test(text))) return missing;
    if (lengthOf(typed) > max) return tooLong;
    if (text !== '' && (forbidden?.test(text) || !visible.test(text))) return hidden;
    return isPrinted ? printError(text) : undefined;
  });
}

/** Returns the limits of a line on documents. */
export const printedLine = (max: number) => ({
  max,
  tooLong: `Use at most ${max} characters`,
  forbidden: notInLine,
  isPrinted: true,
});

/** Returns the limits of a text of several lines on documents. */
export const printedLines = (max: number) => ({
  ...printedLine(max),
  tooLong: `Use at most ${groupedDigits(max)} characters`,
  forbidden: notInLines,
});

/** Returns the same rule for an optional text. */
export function optional(rule: FieldRule): FieldRule {
  const { minLength: _, ...limits } = rule.limits;
  return fieldRule({ ...limits, isOptional: true }, (typed) =>
    cleaned(typed) === '' ? undefined : rule(typed),
  );
}

/**
 * Matches a web address: http, https or no scheme, a domain name in ASCII (browsers copy other names like that), a port of
 * up to four digits, and a path without spaces, control and format characters. It matches no user names, passwords, and IP
 * addresses.
 */
const webAddress =
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}(?::\d{1,4})?(?:[/?#][^\p{Cc}\p{Cs} \xA0\xAD\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]*)?$/u;

/** Returns a valid web address with its scheme; `https` if it was typed without one. */
export const withScheme = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** Returns the rule for a web address, with or without its scheme, with at most `max` characters. */
export const webAddressRule = (max: number, invalid: string): FieldRule =>
  fieldRule({ maxLength: max, pattern: webAddress.source }, (typed) =>
    lengthOf(typed) <= max && webAddress.test(cleaned(typed)) ? undefined : invalid,
  );
