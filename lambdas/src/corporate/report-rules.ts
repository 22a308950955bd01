import { dayOf, daysAfter, daysBetween, mondayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReportFrequency } from '@redwhiteandcode/contract/company/report-frequencies.ts';
import { seatTerm } from '@redwhiteandcode/contract/company/term.ts';
import * as z from 'zod';

/** Reports are sent from this hour of a Monday, in the time zone of the company. */
const reportHour = 7;

/** The numbers of a report: seats by what became of them, people by what they did, and certificates. */
export const ReportNumbers = z.object({
  seats_purchased: z.int(),
  seats_used: z.int(),
  invited: z.int(),
  started: z.int(),
  finished: z.int(),
  certificates: z.int(),
});
export type ReportNumbers = z.output<typeof ReportNumbers>;

/** The facts that determine when a company gets a report. */
export interface ReportedCompany {
  account_status: string;
  created_at: string;
  starts_on?: string | undefined;
  ends_on?: string | undefined;
  /** The Monday of the latest report that all recipients have. */
  reported_on?: string | undefined;
}

/** Returns the latest Monday whose report is due at a time; for monthly reports the first Monday of its month. */
function reportDay(now: string, timeZone: string, frequency: ReportFrequency): string {
  const monday = mondayOf(dayOf('readerDay', Date.parse(now) - reportHour * 3_600_000, timeZone));
  const weeks = frequency === 'weekly' ? 0 : Math.floor((Number(monday.slice(8)) - 1) / 7);
  return daysAfter(monday, -7 * weeks);
}

/** Whether lessons have closed after the end of a company's term. */
const isOver = ({ ends_on }: ReportedCompany, day: string): boolean =>
  ends_on !== undefined && day > daysAfter(ends_on, seatTerm.openDays);

/**
 * Returns the Monday whose report a company must get now; undefined if there is none. The first one is the first Monday after
 * the account opened. A missed report is sent late, but never one that a later one replaces.
 */
export function dueReport(
  company: ReportedCompany,
  { time_zone, report_frequency }: { time_zone: string; report_frequency: ReportFrequency },
  now: string,
): string | undefined {
  const day = reportDay(now, time_zone, report_frequency);
  const opened = company.starts_on ?? dayOf('readerDay', company.created_at, time_zone);
  const isDue = company.account_status === 'active' && !isOver(company, day);
  return isDue && day > (company.reported_on ?? opened) ? day : undefined;
}

/** Says how many days are left of a company's term; undefined without a term. */
export function termText(ends_on: string | undefined, day: string): string | undefined {
  if (ends_on === undefined) return undefined;
  const days = daysBetween(day, ends_on);
  if (days < 0) return 'over';
  if (days === 0) return 'its last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
