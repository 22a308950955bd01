import { isCalendarDay } from '../calendar/calendar.ts';
import { firstDay, years } from '../text/past-day.ts';
import { fieldRule } from '../text/rules.ts';
import { printedLine, printedLines, textRule } from '../text/text-rules.ts';
import { cleaned } from '../text/typed-text.ts';
import { wholeNumberRule } from '../text/typed-numbers.ts';
import { yearlyDayRule } from './yearly-days.ts';

/** The largest amount in a toolkit, in cents. */
const maxCents = 9_999_999;

/** Returns the rule for an amount in cents. */
export const centsRule = (minimum: number, message: string) =>
  fieldRule<number>({ minimum, maximum: maxCents }, (amount) =>
    Number.isInteger(amount) && amount >= minimum && amount <= maxCents ? undefined : message,
  );

/** The rule for a date of a toolkit, which may be in the future. */
export const dayRule = fieldRule({ years }, (typed) => {
  const day = cleaned(typed);
  return isCalendarDay(day) && day >= firstDay && day <= `${years.maximum}-12-31`
    ? undefined
    : 'Enter a valid date';
});

/** The rules for what a plan pays. */
export const measureRules = {
  least_percent: wholeNumberRule({ min: 1, max: 100, invalid: 'Enter a whole percent from 1 to 100' }),
  paid_percent: wholeNumberRule({ min: 1, max: 100, invalid: 'Enter a whole percent from 1 to 100' }),
  /** The percent for a letter of a scale. */
  paid_letter: wholeNumberRule({ min: 0, max: 100, invalid: 'Enter a whole percent from 0 to 100' }),
  most_cents: centsRule(1, 'Enter an amount in dollars and cents, from 0.01 to 99,999.99'),
};

const months = wholeNumberRule({ min: 1, max: 120, invalid: 'Enter whole months from 1 to 120' });

/** The rules for what only some plans say. */
export const termRules = {
  months_employed: months,
  repays_months: months,
  repays_course_times: wholeNumberRule({ min: 1, max: 10, invalid: 'Enter a whole number from 1 to 10' }),
  paid_for_pass: measureRules.paid_letter,
  /** The least grade point average, in hundredths. */
  gpa_from: wholeNumberRule({ min: 0, max: 400, invalid: 'Enter averages from 0 to 4' }),
  gpa_percent: measureRules.paid_letter,
  most_credits: wholeNumberRule({ min: 1, max: 999, invalid: 'Enter whole credits from 1 to 999' }),
  most_from: yearlyDayRule,
  deadline_count: wholeNumberRule({ min: 0, max: 730, invalid: 'Enter a whole number from 0 to 730' }),
  deadline_day: yearlyDayRule,
  deadline_words: textRule({ ...printedLine(200), missing: 'Enter the deadline in the plan’s words' }),
  approver: textRule(printedLine(100)),
  other: textRule(printedLines(1000)),
};

/** The most items of the lists in a plan's terms. */
export const termLimits = { deadlines: 8, days: 12, averages: 8 } as const;

/** The messages for what a plan pays that does not fit how it measures success. */
export const measureMessages = {
  letter: 'Choose the lowest letter that the plan accepts',
  notLetter: 'Only a plan that asks for a letter has a lowest letter',
  notPercent: 'Only a plan that asks for a percent has a lowest percent',
  scale: 'Enter the percent for each letter',
  notScale: 'Only a plan that pays by letter has a percent for each letter',
  notShare: 'Only a plan that pays one share has its percent',
} as const;
