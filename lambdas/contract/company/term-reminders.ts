import { daysAfter } from '../calendar/calendar.ts';

/**
 * The days before the end of a term on which the owners of a company and its contact are reminded to renew. A renewal can be
 * ordered from the first of them.
 */
export const reminderDays = [60, 30, 7] as const;

/** The facts that determine the reminders of a term: its last day, and the day of the latest reminder. */
export interface RemindedTerm {
  ends_on: string;
  reminded_on?: string | undefined;
}

const unsent = ({ ends_on, reminded_on = '' }: RemindedTerm): string[] =>
  reminderDays.map((days) => daysAfter(ends_on, -days)).filter((day) => day > reminded_on);

/** Returns the day of the next reminder of a term (ISO date); undefined after the last one. */
export const nextReminder = (term: RemindedTerm): string | undefined => unsent(term)[0];

/**
 * Returns the latest reminder that is due on a day; undefined if none is. Those that were missed before it are not sent any
 * more. `isTrue` is false if the term is over, so that no reminder is sent.
 */
export function dueReminder(term: RemindedTerm, today: string): { day: string; isTrue: boolean } | undefined {
  const day = unsent(term).findLast((one) => one <= today);
  return day === undefined ? undefined : { day, isTrue: today <= term.ends_on };
}
