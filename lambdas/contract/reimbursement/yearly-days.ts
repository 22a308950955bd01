import { months, monthsAfter, weekdayInMonth, yearOf } from '../calendar/calendar.ts';
import { fieldRule } from '../text/rules.ts';
import { cleaned } from '../text/typed-text.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The weekdays as RFC 5545 abbreviates them. */
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const ordinals = { first: 1, second: 2, third: 3, fourth: 4, last: -1 } as const;

const pattern = `^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9])|(?:0[1-9]|1[0-2])-(?:[1-4]|-1)(?:${codes.join('|')}))$`;
const valid = new RegExp(pattern);

/**
 * The rule for a day of each year: `05-31` is May 31, and `11-1FR` is the first Friday of November, with the weekday as in the
 * BYDAY of RFC 5545. `-1` is the last one.
 */
export const yearlyDayRule = fieldRule<string>({ pattern }, (day) =>
  valid.test(day) ? undefined : 'Enter days such as May 31 or first Friday of November',
);

interface Parts {
  month: number;
  /** The day of the month, or which weekday of the month. */
  nth: number;
  /** 0 is Sunday; undefined for a day of the month. */
  weekday: number | undefined;
}

function partsOf(day: string): Parts {
  const month = Number(day.slice(0, 2));
  const [, nth = '', code = ''] = /^(-?\d+)([A-Z]*)$/.exec(day.slice(3)) ?? [];
  const weekday = codes.findIndex((one) => one === code);
  return { month, nth: Number(nth), weekday: weekday < 0 ? undefined : weekday };
}

const inYear = (day: string, year: number): string => {
  const { month, nth, weekday } = partsOf(day);
  if (weekday !== undefined) return weekdayInMonth(year, month, weekday, nth);
  // February 29 is the last day of February in other years.
  const leapYear = Math.floor(year / 4) * 4;
  return monthsAfter(`${leapYear}-${day}`, (year - leapYear) * 12);
};

/** Returns the next of these days, on this date or later (ISO date). */
export function nextYearlyDay(days: readonly string[], from: string): string {
  const year = yearOf(from);
  const dates = days.flatMap((day) => [inYear(day, year), inYear(day, year + 1)]);
  return dates.filter((date) => date >= from).toSorted()[0] ?? from;
}

/** Returns a day of each year in words: 'May 31', 'the first Friday of November'. */
export function yearlyDayText(day: string): string {
  const { month, nth, weekday } = partsOf(day);
  const name = months[month - 1] ?? '';
  if (weekday === undefined) return `${name} ${nth}`;
  const [ordinal = ''] = Object.entries(ordinals).find(([, place]) => place === nth) ?? [];
  return `the ${ordinal} ${weekdays[weekday]} of ${name}`;
}

/** Returns the place of a name that a text abbreviates, such as 'Nov' or 'fri'; -1 for another text. */
const placeOf = (names: readonly string[], text: string): number =>
  text.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(text.toLowerCase()));

const dayOf = (month: number, rest: string): string => `${String(month).padStart(2, '0')}-${rest}`;

function parseDay(text: string, before: string | undefined): string | undefined {
  const [, month = '', date = ''] =
    /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? /^([a-z]+)\.? (\d{1,2})$/i.exec(text) ?? [];
  if (date) {
    const place = /\d/.test(month) ? Number(month) : placeOf(months, month) + 1;
    return dayOf(place, date.padStart(2, '0'));
  }
  const [, ordinal = '', weekday = '', of = ''] =
    /^(?:the )?([a-z]+) ([a-z]+) (?:of|in) ([a-z]+)$/i.exec(text) ?? [];
  const nth = Object.entries(ordinals).find(([name]) => name === ordinal.toLowerCase())?.[1];
  if (nth !== undefined) return dayOf(placeOf(months, of) + 1, `${nth}${codes[placeOf(weekdays, weekday)]}`);
  // 'First Friday of November, April, June'
  const rest = before && partsOf(before).weekday !== undefined ? before.slice(3) : undefined;
  return rest && dayOf(placeOf(months, text) + 1, rest);
}

/** Parses typed days of each year, such as '5/31, August 31' or 'first Friday of April, June'; null if one is not a day. */
export function yearlyDaysOf(typed: string): string[] | null {
  const days: string[] = [];
  for (const text of cleaned(typed)
    .split(/\s*(?:[,;]|\band\b|\bor\b)\s*/i)
    .filter(Boolean)) {
    const day = parseDay(text, days.at(-1));
    if (day === undefined || yearlyDayRule(day) !== undefined) return null;
    if (!days.includes(day)) days.push(day);
  }
  return days.length > 0 ? days : null;
}
