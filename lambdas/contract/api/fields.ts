import * as z from 'zod';
import { isCalendarDay } from '../calendar/calendar.ts';
import type { FieldRule, FormCheck, Rule } from '../text/rules.ts';
import { lengthOf } from '../text/text-rules.ts';
import { schemaOf } from './text-schema.ts';
import { cleaned } from '../text/typed-text.ts';

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
