/**
 * Creates the formatters on first use: `Intl` starts slowly, and most pages that can show a date have none. A calendar date
 * is the same everywhere, so it is formatted in UTC. A time is formatted in the reader's time zone, that of the browser.
 */
const lazyFormat = (options: Intl.DateTimeFormatOptions): ((iso: string, timeZone?: string) => string) => {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (iso, timeZone) => {
    const zone = iso.includes('T') ? timeZone : 'UTC';
    const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    formats.set(zone, format);
    return format.format(new Date(iso));
  };
};

const isDate = (iso: string): boolean => !Number.isNaN(new Date(iso).getTime());

const long = lazyFormat({ dateStyle: 'long' });

/**
 * Returns 'January 31, 2025' for an ISO date, the same on server and client, and for an ISO date and time in the reader's
 * time zone; other text is returned unchanged. Dates on papers are calendar dates, whatever the reader's time zone is.
 */
export const formatDate = (iso: string, timeZone?: string): string =>
  isDate(iso) ? long(iso, timeZone) : iso;

/** Returns 'January 31, 2025' with non-breaking spaces, for a date in a sentence that stays on one line. */
export const formatUnbrokenDate = (iso: string): string => formatDate(iso).replaceAll(' ', '\u00a0');

const short = lazyFormat({ dateStyle: 'medium' });

/** Returns 'Jan 31, 2025', as `formatDate` does, for a table's cell. */
export const formatShortDate = (iso: string, timeZone?: string): string =>
  isDate(iso) ? short(iso, timeZone) : iso;

const time = lazyFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Returns '4:05 PM EST' for an ISO date and time; undefined for a date without a time and for other text. */
export const formatTime = (iso: string, timeZone?: string): string | undefined =>
  isDate(iso) && iso.includes('T') ? time(iso, timeZone) : undefined;

const moment = lazyFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Returns 'Jan 31, 2025, 4:05 PM EST' for an ISO date and time, 'Jan 31, 2025' for an ISO date, and other text unchanged. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  isDate(iso) && iso.includes('T') ? moment(iso, timeZone) : formatShortDate(iso);
