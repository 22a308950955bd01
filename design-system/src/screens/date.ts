/** Creates the formatter on first use: `Intl` starts slowly, and most pages that can show a date have none. */
const lazyFormat = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(date);
  };
};

const long = lazyFormat({ dateStyle: 'long' });

/** Returns 'January 31, 2025' for an ISO date, the same on server and client; other text is returned unchanged. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : long(date);
}

/** Returns 'January 31, 2025' with non-breaking spaces, for a date in a sentence that stays on one line. */
export const formatUnbrokenDate = (iso: string): string => formatDate(iso).replaceAll(' ', '\u00a0');

const short = lazyFormat({ dateStyle: 'medium' });

/** Returns 'Jan 31, 2025' for an ISO date, for a table's cell; other text is returned unchanged. */
export function formatShortDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : short(date);
}

const time = lazyFormat({ timeStyle: 'short' });

/** Returns '4:05 PM UTC' for an ISO date and time; undefined for a date without a time and for other text. */
export function formatTime(iso: string): string | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) || !iso.includes('T') ? undefined : `${time(date)} UTC`;
}

const moment = lazyFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Returns 'Jan 31, 2025, 4:05 PM UTC' for an ISO date and time; other text is returned unchanged. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${moment(date)} UTC`;
}

/** Returns the user's calendar date as an ISO date. */
export const localToday = (): string => new Date().toLocaleDateString('sv-SE');
