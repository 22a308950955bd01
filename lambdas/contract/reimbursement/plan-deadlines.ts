import { daysAfter, longDay, monthsAfter } from '../calendar/calendar.ts';
import type { PlanDeadline } from './plan-terms.ts';
import { counted, listed } from './plan-wording.ts';
import { nextYearlyDay, yearlyDayText } from './yearly-days.ts';

/** The days of a course from which deadlines count, as ISO dates; null while they are not known. */
export interface CourseDays {
  startedOn: string | null;
  endedOn: string | null;
}

/** Returns when something is due, in words: 'within 30 days after the course ends'. */
export function deadlineText(deadline: PlanDeadline): string {
  const isFirstDay = deadline.reason === 'approval_opens';
  const by = isFirstDay ? 'no earlier than' : 'by';
  if (deadline.rule === 'date') return `${by} ${longDay(deadline.on)}`;
  if (deadline.rule === 'yearly') return `${by} ${listed(deadline.days.map(yearlyDayText))}`;
  if (deadline.rule === 'words') return `as the plan says: “${deadline.words}”`;
  const { rule, count, unit } = deadline;
  const isBefore = rule === 'before_start';
  const event = rule === 'after_end' ? 'ends' : 'starts';
  if (count === 0)
    return isBefore ? 'before the course starts' : `${by} the day on which the course ${event}`;
  const time = counted(count, unit === 'days' ? 'day' : 'month');
  if (isBefore) return `${isFirstDay ? by : 'at least'} ${time} before the course starts`;
  return `${isFirstDay ? by : 'within'} ${time} after the course ${event}`;
}

const later = (day: string, count: number, unit: string): string =>
  unit === 'days' ? daysAfter(day, count) : monthsAfter(day, count);

/**
 * Returns the day of a deadline (ISO date); null while it is not known. Days of each year are the next ones after the course
 * for the request, and from `today` for the approval.
 */
export function deadlineDay(deadline: PlanDeadline, { startedOn, endedOn }: CourseDays, today: string) {
  switch (deadline.rule) {
    case 'date':
      return deadline.on;
    case 'words':
      return null;
    case 'yearly': {
      const from = deadline.reason === 'request' ? endedOn : today;
      return from && nextYearlyDay(deadline.days, from);
    }
    case 'before_start':
      return startedOn && later(startedOn, -deadline.count, deadline.unit);
    case 'after_start':
      return startedOn && later(startedOn, deadline.count, deadline.unit);
    case 'after_end':
      return endedOn && later(endedOn, deadline.count, deadline.unit);
  }
}
