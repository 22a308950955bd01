import { fieldRule } from './rules.ts';
import { lengthOf, optional } from './text-rules.ts';
import { cleaned } from './typed-text.ts';

const max = 50;

/**
 * Matches a phone number as people write it: 7 to 20 digits with spaces, dots, slashes, parentheses and any dash between
 * them, after a plus sign, and with an extension.
 */
const phoneNumber =
  /^\(?\+?\(?[0-9](?:[ \xA0.()/\u2010-\u2015\u2212-]{0,4}[0-9]){6,19}(?:[ \xA0,;]{0,3}(?:[Ee][Xx][Tt](?:[Ee][Nn][Ss][Ii][Oo][Nn])?|[Xx#])[.:]?[ \xA0]?[0-9]{1,6})?$/u;

/** The message for a text that is no phone number. */
const invalid =
  'Enter a phone number with at least 7 digits, such as (217) 555-0100 ext. 5, or leave it empty';

/** The rule for an optional phone number. */
export const phoneRule = optional(
  fieldRule({ maxLength: max, pattern: phoneNumber.source, dropsMarks: true }, (typed) =>
    lengthOf(typed) <= max && phoneNumber.test(cleaned(typed, { dropsMarks: true })) ? undefined : invalid,
  ),
);
