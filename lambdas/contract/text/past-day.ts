import { businessToday, isCalendarDay, longDay, todayAnywhere, yearOf } from '../calendar/calendar.ts';
import { fieldRule, type Rule } from './rules.ts';
import { cleaned } from './typed-text.ts';

/** The earliest date that a form accepts. */
export const firstDay = '2020-01-01';
/** The calendar years that a form accepts. Plans are made for the next two years; a later year is a typo. */
export const years = { minimum: yearOf(firstDay), maximum: yearOf(businessToday()) + 2 };
/** The days that an outcome can have: from an ISO date, with what happened then, to the last one that is today. */
export interface OutcomeDays {
  from: string;
  because?: string | undefined;
  to: string;
}

/** Returns the rule for a past or current date. */
export const pastDayRule =
  ({ from, because, to }: OutcomeDays): Rule =>
  (typed) => {
    const day = cleaned(typed);
    if (!isCalendarDay(day)) return 'Enter the date';
    if (day < from) return `The date cannot be before ${longDay(from)}${because ? `, ${because}` : ''}`;
    return day > to ? 'The date cannot be in the future' : undefined;
  };

/** The rule for a past or current date if nothing else is known about it: today somewhere on Earth, or earlier. */
export const pastDay = fieldRule({ years }, (typed) =>
  pastDayRule({ from: firstDay, to: todayAnywhere().to })(typed),
);
