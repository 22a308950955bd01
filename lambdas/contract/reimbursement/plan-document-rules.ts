import { annualLimit, limitText } from '../tax/annual-limit.ts';
import { businessToday, isCalendarDay, yearOf } from '../calendar/calendar.ts';
import { check, fieldRule, type FormCheck } from '../text/rules.ts';
import { printedLine, printedLines, textRule } from '../text/text-rules.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { planFacts } from './plan-facts.ts';
import { toolkitRules } from './toolkit-rules.ts';
import { centsOf } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';

/** The rules for the short form of a plan document. The limit is in cents, at most the year's tax-free limit. */
export const planDocumentRules = {
  company_name: textRule({ ...printedLine(200), missing: 'Enter the name of the company' }),
  plan_name: textRule({ ...printedLine(200), missing: 'Enter the name of the plan' }),
  effective_on: toolkitRules.day,
  eligibility: textRule({ ...printedLines(500), missing: 'Say which employees are eligible' }),
  /** The rule for the limit of a plan that starts on this day. */
  limit: (effectiveOn: string) => {
    const limit = annualLimit(yearOf(isCalendarDay(effectiveOn) ? effectiveOn : businessToday()));
    return fieldRule<number>({ minimum: 1, maximum: limit.dollars * 100 }, (amount) =>
      Number.isInteger(amount) && amount >= 1 && amount <= limit.dollars * 100
        ? undefined
        : `Enter an amount up to ${limitText(limit)}, the limit for a calendar year`,
    );
  },
};

/** The form values of a plan document. */
export type PlanDocumentValues = {
  company_name: string;
  plan_name: string;
  /** ISO date. */
  effective_on: string;
  eligibility: string;
  /** Dollars per employee and calendar year. */
  limit: string;
};

/** Checks the form of a plan document. */
export const checkPlanDocument: FormCheck<PlanDocumentValues> = (values) => {
  const { limit, ...rules } = planDocumentRules;
  return check<PlanDocumentValues>(
    { ...rules, limit: (typed) => limit(cleaned(values.effective_on))(centsOf(typed)) },
    values,
  );
};

/** Converts checked form values to the API's request body. */
export const planDocumentOf = ({ limit, ...values }: PlanDocumentValues, plan: PlanAnswers) => ({
  company_name: cleaned(values.company_name),
  plan_name: cleaned(values.plan_name),
  effective_on: cleaned(values.effective_on),
  eligibility: cleaned(values.eligibility),
  limit_cents: centsOf(limit),
  plan,
});

/** Returns the conditions of a plan document in words. Who is eligible and the limit are its own fields. */
export const planConditions = (plan: PlanAnswers): [name: string, text: string][] =>
  planFacts({
    ...plan,
    most_cents: null,
    terms: {
      ...plan.terms,
      full_time_only: 'unknown',
      months_employed: null,
      most_per: null,
      most_from: null,
      most_credits: null,
    },
  });
