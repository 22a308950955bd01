import { dateFormat } from '../../contract/date-format.ts';
import { support } from '../../contract/support.ts';

const format = dateFormat(
  { timeZone: support.hours.timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-CA',
);

/** Returns the calendar date (ISO) of a time at the company's place of business. Receipts and invoices are dated by it. */
export const businessDay = (time: string): string => format(new Date(time));

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Returns 'January 31, 2025' for a calendar date (ISO), as emails write it. */
export const longDate = (day: string): string => long(new Date(day));
