import { daysAfter, endOfDayIn } from '../calendar/calendar.ts';

/** The reminders of an assignment, in their order: a week and a day before the due day, and after it. */
export const reminderKinds = ['week', 'day', 'over'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** The days from the due day to a reminder. */
const daysTo: Readonly<Record<ReminderKind, number>> = { week: -7, day: -1, over: 1 };

/** The hours after midnight at which reminders are due. */
const hoursOfDay = 9;

/** Returns the time at which a reminder of an assignment is due: in the morning of its day, in the company's time zone. */
const timeOf = (kind: ReminderKind, dueOn: string, timeZone: string): number =>
  endOfDayIn(daysAfter(dueOn, daysTo[kind] - 1), timeZone) + 1 + hoursOfDay * 3_600_000;

/** Returns the time of the first reminder after a time; undefined after the last one, and without a due day. */
export const nextReminder = (
  dueOn: string | undefined,
  timeZone: string,
  after: number,
): number | undefined =>
  dueOn === undefined
    ? undefined
    : reminderKinds.map((kind) => timeOf(kind, dueOn, timeZone)).find((time) => time > after);

/**
 * Returns the reminder to send at a time, of those that are due after `since`: only the latest, and only if it is still true. In
 * the night after the due day nothing is, because the reminder of the day before came too late.
 */
export function reminderAt(
  dueOn: string,
  timeZone: string,
  { since, now }: { since: number; now: number },
): ReminderKind | undefined {
  const latest = reminderKinds.findLast((kind) => timeOf(kind, dueOn, timeZone) <= now);
  if (latest === undefined || timeOf(latest, dueOn, timeZone) <= since) return undefined;
  return latest === 'over' || now <= endOfDayIn(dueOn, timeZone) ? latest : undefined;
}
