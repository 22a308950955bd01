import * as z from 'zod';
import type { FieldRule, FormCheck, Rule } from './rules.ts';

/** Adds a rule's sentence to a schema's problems. */
export const ruled =
  <Value>(rule: Rule<Value>) =>
  (value: Value, context: z.RefinementCtx): void => {
    const message = rule(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };

/** Adds what a form's check says of a body, once each of its fields is right by itself. */
export const checked =
  <Values>(check: FormCheck<Values>) =>
  (values: Values, context: z.RefinementCtx): void => {
    if (context.issues.length > 0) return;
    for (const [name, message] of Object.entries<string | undefined>(check(values) ?? {})) {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  };

/** A text exactly as it was typed, as passwords are. */
export const typed = (rule: FieldRule) => z.string(rule('')).superRefine(ruled(rule)).meta(rule.limits);

/** A text without the spaces around it. A value that is no text gets the sentence of an empty one. */
export const text = (rule: Rule & Partial<FieldRule>) =>
  z
    .string(rule(''))
    .trim()
    .superRefine(ruled(rule))
    .meta({ ...rule.limits });

/** A trimmed text for each of these rules. */
export const texts = <Rules extends Record<string, FieldRule>>(rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, text(rule)])) as {
    [Name in keyof Rules]: ReturnType<typeof text>;
  };

/** An email address, trimmed and in lower case. */
export const lowerCaseEmail = (rule: FieldRule) =>
  z.string(rule('')).trim().toLowerCase().superRefine(ruled(rule)).meta(rule.limits);

/** A number. A value that is no number gets the sentence of NaN. */
export const number = (rule: FieldRule<number>) =>
  z.number(rule(Number.NaN)).superRefine(ruled(rule)).meta(rule.limits);

/** A whole number, likewise. */
export const wholeNumber = (rule: FieldRule<number>) =>
  z.int(rule(Number.NaN)).superRefine(ruled(rule)).meta(rule.limits);
