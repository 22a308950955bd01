import { type FieldRule, fieldRule } from './rules.ts';

/** What a text of one line may not contain: control characters, line breaks, half characters, changes of direction. */
export const notInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** What a text of several lines may not contain: the same, apart from tabs and line breaks. */
export const notInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The sentence for a text that contains what it may not. */
export const unreadable = 'Please remove the control characters';

const visible = /[^\p{C}\p{Z}]/u;

export interface TextLimits {
  /** The sentence for a text in which nothing is visible, or that is too short; a text without it may be blank. */
  missing?: string;
  /** The least number of characters of a text that may not be blank. @default 1 */
  min?: number;
  /** The greatest number of characters. */
  max: number;
  tooLong: string;
  /** What the text may not contain. @default nothing */
  forbidden?: RegExp;
  /** The sentence for a text that contains it. @default 'Please remove the control characters' */
  unreadable?: string;
}

/** The rule of a text, which is trimmed before it is judged. */
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

/** The same rule for a text that may also be left empty. */
export const optional = (rule: FieldRule): FieldRule => {
  const { minLength: _, ...limits } = rule.limits;
  return fieldRule(limits, (typed) => (typed.trim() === '' ? undefined : rule(typed)));
};

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The rule of a web address. */
export const webAddressRule = (max: number, invalid: string): FieldRule =>
  fieldRule({ maxLength: max }, (typed) => {
    const text = typed.trim();
    const isAddress = text.length <= max && !notInLine.test(text) && URL.canParse(text);
    return isAddress && /^https?:$/.test(new URL(text).protocol) ? undefined : invalid;
  });
