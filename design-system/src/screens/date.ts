/** Made when the first date is written: `Intl` takes its time, and most pages that could write a date have none. */
const later = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(date);
  };
};

const long = later({ dateStyle: 'long' });

/** 'January 31, 2025' for an ISO date, the same on server and client; what is no date is given back as it is. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : long(date);
}

const moment = later({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Jan 31, 2025, 4:05 PM UTC' for an ISO date and time; what is no date is given back as it is. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${moment(date)} UTC`;
}
