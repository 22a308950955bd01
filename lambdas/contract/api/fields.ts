import * as z from 'zod';
import { isCalendarDay } from '../calendar/calendar.ts';
import type { FieldRule, FormCheck, Limits, Rule } from '../text/rules.ts';
import { lengthOf, visible } from '../text/text-rules.ts';
import { cleaned, removedAtEnds } from '../text/typed-text.ts';
import { printed } from '../text/printed-text.ts';

/** JSON Schema keywords of a string or a number. */
type Keywords = Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'multipleOf', number>> & {
  pattern?: string;
};

const controls = String.raw`\x00-\x1F\x7F-\x9F`;
const controlsExceptLines = String.raw`\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F`;

/**
 * Returns the source of an expression for validators in any language: with ranges for control characters, with characters
 * where JavaScript has its own syntax, and without lone surrogates, which strings in other languages cannot contain.
 */
const portable = (source: string, controlRanges = controls): string =>
  source
    .replace(String.raw`\p{Cc}`, controlRanges)
    .replace(String.raw`\p{Cs}`, '')
    .replaceAll(/\\u\{(\w+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const around = `[${removedAtEnds}]*`;

/** Returns the content of the character class that matches a rule's forbidden characters. */
function excludedBy(forbidden: RegExp): string {
  const { source } = forbidden;
  const content = source.slice(source.lastIndexOf('[') + 1, -1);
  return portable(content, forbidden.test('\n') ? controls : controlsExceptLines);
}

/** Returns the pattern of a text that has such a character and at least `min` characters that are not spaces. */
function patternWith(character: RegExp, min: number, forbidden: RegExp | undefined): string {
  const excluded = forbidden ? excludedBy(forbidden) : '';
  const any = excluded === '' ? String.raw`[\s\S]` : `[^${excluded}]`;
  const shape = portable(character.source);
  // The ends are removed before the forbidden characters are sought.
  const ends = excluded === '' ? '' : around;
  if (min === 1) return `^${ends}${any}*${shape}${any}*${ends}$`;
  const more = `[^${excluded}${removedAtEnds}]`;
  return `^${ends}${any}*(?:${shape}${any}*${more}|${more}${any}*${shape})${any}*${ends}$`;
}

/** Returns the pattern of a date in a range of calendar years. `format: date` adds the lengths of the months. */
function datePattern({ minimum, maximum }: NonNullable<Limits['years']>): string {
  const years = Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
  const decades = Object.entries(Object.groupBy(years, (year) => Math.floor(year / 10))).map(
    ([decade, [first = 0, ...more] = []]) => `${decade}[${first % 10}-${(more.at(-1) ?? first) % 10}]`,
  );
  return `^(?:${decades.join('|')})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$`;
}

/** Returns the JSON Schema keywords of a rule's values. The API removes spaces and marks around a text if `isCleaned`. */
export function schemaOf(limits: Limits, { isCleaned = false } = {}): Keywords {
  const { forbidden, isPrinted, years, isOptional, keepsPairs: _, dropsMarks: __, ...keywords } = limits;
  const pattern = limits.pattern === undefined ? years && datePattern(years) : portable(limits.pattern);
  if (!isCleaned) return { ...keywords, ...(pattern !== undefined && { pattern }) };
  const filled =
    pattern === undefined
      ? patternWith(isPrinted ? printed : visible, limits.minLength ?? 1, forbidden)
      : `^${around}${pattern.slice(1, -1)}${around}$`;
  return { ...keywords, pattern: isOptional ? `^${around}$|${filled}` : filled };
}

const ruled =
  <Value>(rule: Rule<Value>) =>
  (value: Value, context: z.RefinementCtx): void => {
    const message = rule(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };

/** Returns a refinement of a body that reports the errors of a form's check, if each field is valid on its own. */
export const checked =
  <Values>(check: FormCheck<Values>) =>
  (values: Values, context: z.RefinementCtx): void => {
    if (context.issues.length > 0) return;
    for (const [name, message] of Object.entries<string | undefined>(check(values) ?? {})) {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  };

/** Returns the schema of a text that is stored as typed, such as a password. */
export const typed = (rule: FieldRule) =>
  z.string(rule('')).superRefine(ruled(rule)).meta(schemaOf(rule.limits));

/** Returns the schema of a text that is cleaned. A value of another type gets the message for an empty text. */
export const text = (rule: FieldRule) =>
  z
    .string(rule(''))
    .superRefine(ruled(rule))
    .overwrite((value) => cleaned(value, rule.limits))
    .meta(schemaOf(rule.limits, { isCleaned: true }));

/** Returns the schema of a cleaned text for each rule. */
export const texts = <Rules extends Record<string, FieldRule>>(rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, text(rule)])) as {
    [Name in keyof Rules]: ReturnType<typeof text>;
  };

/** Returns the schema of an email address, cleaned and in lower case. */
export const lowerCaseEmail = (rule: FieldRule) =>
  z
    .string(rule(''))
    .superRefine(ruled(rule))
    .overwrite((value) => cleaned(value, rule.limits))
    .toLowerCase()
    .meta(schemaOf(rule.limits, { isCleaned: true }));

/** Returns the schema of any text with at most `max` characters, and at least `min`. */
export const characters = ({
  min = 0,
  max,
  invalid = `Use at most ${max} characters`,
}: {
  min?: 0 | 1;
  max: number;
  invalid?: string;
}) =>
  z
    .string(invalid)
    .min(min, invalid)
    .refine((value) => lengthOf(value) <= max, { error: invalid })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) });

/** Returns the schema of a date, `YYYY-MM-DD`. Unlike a form, the API accepts no spaces around it. */
export const day = (rule: Rule & Partial<FieldRule>) =>
  z
    .string(rule(''))
    .superRefine(ruled((value: string) => rule(isCalendarDay(value) ? value : '')))
    .meta({ format: 'date', ...schemaOf(rule.limits ?? {}) });

/** Returns the schema of a number. A value of another type gets the message for NaN. */
export const number = (rule: FieldRule<number>) =>
  z.number(rule(Number.NaN)).superRefine(ruled(rule)).meta(schemaOf(rule.limits));

/** Returns the schema of a whole number. A value of another type gets the message for NaN. */
export const wholeNumber = (rule: FieldRule<number>) =>
  z.int(rule(Number.NaN)).superRefine(ruled(rule)).meta(schemaOf(rule.limits));
