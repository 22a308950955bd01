import { daysBetween } from '../calendar/calendar.ts';
import { check, type FormCheck } from '../text/rules.ts';
import { pastDay } from '../text/past-day.ts';

/** The most days of a learning record's period: a leap year. */
const maxPeriodDays = 366;
/** The most lessons of a learning record. The time to check its signature grows with their number. */
export const maxRecordLessons = 300;

/** The first and the last day of a learning record's period, as ISO dates. */
export type PeriodValues = { from: string; to: string };

/** Returns the number of days of a period, with its first and its last day. */
const daysOf = ({ from, to }: PeriodValues): number => daysBetween(from, to) + 1;

const lastDay = (period: PeriodValues): string | undefined => {
  if (period.to < period.from) return 'The last day cannot be before the first day';
  return daysOf(period) > maxPeriodDays ? `Choose at most ${maxPeriodDays} days` : undefined;
};

/** Checks the period of a learning record: past or current days, in order, and at most 366. */
export const checkPeriod: FormCheck<PeriodValues> = (values) => {
  const period = periodOf(values);
  return (
    check<PeriodValues>({ from: pastDay, to: pastDay }, period) ??
    check<PeriodValues>({ from: () => undefined, to: () => lastDay(period) }, period)
  );
};

/** Converts checked form values to the API's request body. */
export const periodOf = ({ from, to }: PeriodValues): PeriodValues => ({ from: from.trim(), to: to.trim() });

/** Why there is no learning record: a sentence for the learner. */
export const recordRefusals = {
  empty: 'You completed no lessons in this period. Choose other dates.',
  unpaid:
    'A record lists only lessons of courses that are paid for or free for you. You completed lessons in this period, but their courses are not paid yet.',
  tooLong: `You completed more than ${maxRecordLessons} lessons in this period. Choose fewer days.`,
} as const;
