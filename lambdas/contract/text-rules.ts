import { type FieldRule, fieldRule } from './rules.ts';

/** Matches the forbidden characters of a single line: control characters, line breaks, lone surrogates, direction overrides. */
export const notInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Matches the forbidden characters of a multiline text: the same, except tabs and line breaks. */
export const notInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The message for a text with forbidden characters. */
export const unreadable = 'Please remove the control characters';

const visible = /[^\p{C}\p{Z}]/u;

interface TextLimits {
  /** The message for a blank or too short text. Without it, the text may be blank. */
  missing?: string;
  /** The least number of characters of a text that may not be blank. @default 1 */
  min?: number;
  /** The greatest number of characters. */
  max: number;
  tooLong: string;
  /** Matches forbidden characters. @default none */
  forbidden?: RegExp;
  /** The message for a text with forbidden characters. @default 'Please remove the control characters' */
  unreadable?: string;
}

/** Returns the rule for a text, which is trimmed before it is checked. */
export function textRule({
  missing,
  min = 1,
  max,
  tooLong,
  forbidden,
  unreadable: hidden = unreadable,
}: TextLimits): FieldRule {
  const limits = { ...(missing !== undefined && { minLength: min }), maxLength: max };
  return fieldRule(limits, (typed) => {
    const text = typed.trim();
    if (missing !== undefined && (text.length < min || !visible.test(text))) return missing;
    if (forbidden?.test(text) || (forbidden && text !== '' && !visible.test(text))) return hidden;
    return text.length > max ? tooLong : undefined;
  });
}

/** Returns the same rule for an optional text. */
export const optional = (rule: FieldRule): FieldRule => {
  const { minLength: _, ...limits } = rule.limits;
  return fieldRule(limits, (typed) => (typed.trim() === '' ? undefined : rule(typed)));
};

/** Whether a text is a calendar date, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the rule for a web address (http or https). */
export const webAddressRule = (max: number, invalid: string): FieldRule =>
  fieldRule({ maxLength: max }, (typed) => {
    const text = typed.trim();
    const isAddress = text.length <= max && !notInLine.test(text) && URL.canParse(text);
    return isAddress && /^https?:$/.test(new URL(text).protocol) ? undefined : invalid;
  });
