/** The company's place of business, whose calendar papers, money and due dates have. */
export const placeOfBusiness = { timeZone: 'America/New_York', name: 'Eastern Time' } as const;

/**
 * The calendar of each date that people read. A receipt, an invoice and the page about them must show the same day and the
 * same tax year to every reader, so these dates have the calendar of the place of business, as do the days until which
 * the company waits. What somebody did, and when, has the calendar of the reader. Emails, exports and other files have no
 * known reader; their times name the time zone of the place of business.
 */
export const calendarOf = {
  ordered: 'business',
  due: 'business',
  paid: 'business',
  receiptCorrected: 'business',
  refunded: 'business',
  decided: 'business',
  enrolled: 'business',
  completed: 'business',
  assessed: 'business',
  issued: 'business',
  expires: 'business',
  revoked: 'business',
  replaced: 'business',
  submitted: 'business',
  documentsMade: 'business',
  drafted: 'business',
  recordIssued: 'business',
  seatAssigned: 'business',
  reported: 'business',
  linkExpires: 'business',
  erased: 'business',
  companyDay: 'business',
  joined: 'reader',
  sent: 'reader',
  history: 'reader',
  readerDay: 'reader',
} as const satisfies Record<string, 'business' | 'reader'>;

/** The name of a date that people read. */
export type DateName = keyof typeof calendarOf;
/** The name of a date that is the same for every reader. */
export type BusinessDate = {
  [Name in DateName]: (typeof calendarOf)[Name] extends 'business' ? Name : never;
}[DateName];

type Time = string | number;

/** The first year in which a date can be: an earlier one is a mistake, and no document or number is made from it. */
const firstYear = 2000;

/** Whether a text is a calendar date, `YYYY-MM-DD`, of our time: a mistyped year such as 0026 or 20226 is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  if (Number(text.slice(0, 4)) < firstYear) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the parts of a calendar date. Throws a RangeError for another text. */
function partsOf(day: string): { year: number; month: number; date: number } {
  if (!isCalendarDay(day)) throw new RangeError(`${day} is not a calendar date.`);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8)) };
}

/** Returns the calendar year of a date (`YYYY-MM-DD`). Throws a RangeError for an invalid date. */
export const yearOf = (day: string): number => partsOf(day).year;

/**
 * Returns a function that makes the American English format of a zone, once for each. Without a zone it is that of the
 * browser.
 */
function formatsOf(options: Intl.DateTimeFormatOptions): (timeZone?: string) => Intl.DateTimeFormat {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}

/** Returns a function that formats times in American English. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const formatIn = formatsOf(options);
  return (time: Time, timeZone?: string): string => formatIn(timeZone).format(new Date(time));
}

const wallFormatIn = formatsOf({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns the date and the clock of a time in a zone. Reads parts, because browsers write the same locale differently. */
function wallTimeIn(time: Time, timeZone: string | undefined): { day: string; clock: string } {
  const parts = new Map(
    wallFormatIn(timeZone)
      .formatToParts(new Date(time))
      .map(({ type, value }) => [type, value]),
  );
  const joined = (types: readonly Intl.DateTimeFormatPartTypes[], separator: string) =>
    types.map((type) => parts.get(type)).join(separator);
  return {
    day: joined(['year', 'month', 'day'], '-').padStart(10, '0'),
    clock: joined(['hour', 'minute', 'second'], ':'),
  };
}

const dayIn = (time: Time, timeZone: string | undefined): string => {
  const { day } = wallTimeIn(time, timeZone);
  partsOf(day);
  return day;
};

/**
 * Returns the calendar date (`YYYY-MM-DD`) of a time, in the calendar that this date has. The reader's time zone is that
 * of the browser unless it is given. Throws a RangeError for an invalid time.
 */
export const dayOf = (name: DateName, time: Time, readerZone?: string): string =>
  dayIn(time, calendarOf[name] === 'business' ? placeOfBusiness.timeZone : readerZone);

/** Returns the calendar date of a time that may be missing. */
export const dayOrNull = (name: DateName, time: Time | null | undefined): string | null =>
  time === null || time === undefined ? null : dayOf(name, time);

/** Returns 'January 31, 2025' for a time, in the calendar that this date has. */
export const dateOf = (name: DateName, time: Time, readerZone?: string): string =>
  longDay(dayOf(name, time, readerZone));

/** The names of the months, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthName = (month: number): string => months[month - 1] ?? '';

/** Returns 'January 31, 2025' for a calendar date (`YYYY-MM-DD`). Throws a RangeError for an invalid one. */
export function longDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${monthName(month)} ${date}, ${year}`;
}

/** Returns 'January 2025' for a calendar date (`YYYY-MM-DD`) or a month (`YYYY-MM`). */
export function monthAndYear(day: string): string {
  const { year, month } = partsOf(day.length === 7 ? `${day}-01` : day);
  return `${monthName(month)} ${year}`;
}

/** Returns the year and the month of a time, in the calendar that this date has. January is 1. */
export function yearAndMonthOf(name: DateName, time: Time): { year: number; month: number } {
  const { year, month } = partsOf(dayOf(name, time));
  return { year, month };
}

const momentFormat = formatter({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Returns 'January 31, 2025 at 4:05 PM EST' for a time, in the reader's time zone: that of the browser unless it is given. */
export const readerMoment = (time: Time, readerZone?: string): string => momentFormat(time, readerZone);

const weekdayFormat = formatter({
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Returns 'Friday at 4:05 PM EST' for a time in the next days, in the reader's time zone: that of the browser unless it is given. */
export const readerWeekday = (time: Time, readerZone?: string): string => weekdayFormat(time, readerZone);

/** Returns 'January 31, 2025 at 4:05 PM EST' for a time, at the place of business: for emails, whose reader's zone is unknown. */
export const businessMoment = (time: Time): string => momentFormat(time, placeOfBusiness.timeZone);

/** Returns the time at which a calendar date begins in UTC, for the metadata of documents. Throws a RangeError for an invalid one. */
export function utcStartOf(day: string): Date {
  partsOf(day);
  return new Date(`${day}T00:00:00Z`);
}

const oneDay = 86_400_000;

/** Returns the calendar date some days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(utcStartOf(day).getTime() + days * oneDay).toISOString().slice(0, 10);

/** Returns the number of days from a calendar date to another. */
export const daysBetween = (from: string, to: string): number =>
  (utcStartOf(to).getTime() - utcStartOf(from).getTime()) / oneDay;

/** Returns the Monday of the week of a calendar date (ISO 8601). */
export const mondayOf = (day: string): string => daysAfter(day, -((utcStartOf(day).getUTCDay() + 6) % 7));

/** Returns the calendar date some months later, at the latest the last day of that month. */
export function monthsAfter(day: string, count: number): string {
  const { year, month, date } = partsOf(day);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/**
 * Returns the calendar date of a weekday in a month: the first Friday of April 2026 is `weekdayInMonth(2026, 4, 5, 1)`. Weekdays
 * and months count from Sunday, which is 0, and from January, which is 1. A `nth` of -1 is the last one of the month.
 */
export function weekdayInMonth(year: number, month: number, weekday: number, nth: number): string {
  const edge = new Date(Date.UTC(year, nth < 0 ? month : month - 1, nth < 0 ? 0 : 1));
  const days =
    nth < 0
      ? -((edge.getUTCDay() - weekday + 7) % 7)
      : ((weekday - edge.getUTCDay() + 7) % 7) + 7 * (nth - 1);
  return daysAfter(edge.toISOString().slice(0, 10), days);
}

/** More minutes than any time zone differs from UTC. */
const mostMinutes = 15 * 60;

/**
 * Returns the time at which a calendar date ends in a time zone: its last millisecond, since 1970. It searches for the first
 * minute of the next date, because clocks may change between it and any fixed hour.
 */
export function endOfDayIn(day: string, timeZone: string): number {
  const next = utcStartOf(daysAfter(day, 1)).getTime();
  let [before, after] = [-mostMinutes, mostMinutes];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(next + middle * 60_000, timeZone) > day) after = middle;
    else before = middle;
  }
  return next + after * 60_000 - 1;
}

/** Returns the time at which a calendar date ends at the place of business: its last millisecond, as ISO 8601. */
export const endOfBusinessDay = (day: string): string =>
  new Date(endOfDayIn(day, placeOfBusiness.timeZone)).toISOString();

/** Returns the calendar date of a time in a time zone. Throws a RangeError for an unknown zone. */
export const dayInZone = (time: Time, timeZone: string): string => dayIn(time, timeZone);

/** Returns the reader's current calendar date. The time zone is that of the browser unless it is given. */
export const readerToday = (now: number = Date.now(), readerZone?: string): string =>
  dayOf('readerDay', now, readerZone);

/** Returns the current calendar date at the place of business. */
export const businessToday = (now: number = Date.now()): string => dayOf('companyDay', now);

/**
 * Returns the last date that a reader can mean with 'today': the reader's, or that of the place of business, whose dates
 * papers show, if it is already the next day there.
 */
export function latestToday(now: number = Date.now(), readerZone?: string): string {
  const [reader, business] = [readerToday(now, readerZone), businessToday(now)];
  return reader > business ? reader : business;
}

const hour = 3_600_000;

/** Returns the range of dates that are today somewhere on Earth: what an API that does not know the caller's zone accepts. */
export const todayAnywhere = (now: number = Date.now()): { from: string; to: string } => ({
  from: dayIn(now - 12 * hour, 'UTC'),
  to: dayIn(now + 14 * hour, 'UTC'),
});

/**
 * Returns a time for a file or an export: '2025-01-31T16:05:09-05:00', the clock at the place of business with its
 * distance from UTC.
 */
export function businessTime(time: Time): string {
  const { timeZone } = placeOfBusiness;
  const { day, clock } = wallTimeIn(time, timeZone);
  const local = `${day}T${clock}`;
  const minutes = Math.round((Date.parse(`${local}Z`) - new Date(time).getTime()) / 60_000);
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(distance / 60)}:${two(distance % 60)}`;
}

/** Returns the same for a time that may be missing. */
export const businessTimeOrNull = (time: Time | null | undefined): string | null =>
  time === null || time === undefined ? null : businessTime(time);

/** Returns a record with the calendar dates of its times, in the calendars that these dates have; what is null stays null. */
export function withDays<Row extends object>(
  row: Row,
  names: { readonly [Field in keyof Row]?: DateName },
): Row {
  const days = Object.entries(names).flatMap(([field, name]) => {
    const time: unknown = row[field as keyof Row];
    return typeof time === 'string' ? [[field, dayOf(name as DateName, time)]] : [];
  });
  return { ...row, ...Object.fromEntries(days) };
}

/** Whether the day of a time is over at the place of business. */
export const isDayOver = (name: BusinessDate, time: Time, now: number = Date.now()): boolean =>
  dayOf(name, time) < businessToday(now);

/** Returns the date in UTC of a time, for what no person reads as a date: keys of counters, and headers that are in UTC. */
export const utcDay = (time: Time): string => dayIn(time, 'UTC');

const partOf = (style: 'short' | 'longOffset', timeZone: string, at: Time): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Returns the name of a time zone in winter, such as 'EST'. Throws a RangeError for an unknown zone. */
export const winterNameOf = (timeZone: string): string =>
  partOf('short', timeZone, '2026-01-15T12:00:00Z') ?? timeZone;

/** Returns the distance of a time zone from UTC at a time, in minutes. */
export function offsetOf(timeZone: string, at: Time): number {
  const name = partOf('longOffset', timeZone, at);
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns the reader's time zone: that of the browser. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
