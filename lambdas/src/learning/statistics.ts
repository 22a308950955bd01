import { businessToday, dayOf, daysAfter, daysBetween } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CourseStatistics } from '@redwhiteandcode/contract/learning/statistics.ts';
import { statisticsLimits } from '@redwhiteandcode/contract/learning/statistics-limits.ts';
import type { EnrollmentRow } from '../rows/enrollment/row.ts';

type Started = Pick<EnrollmentRow, 'status' | 'enrolled_at' | 'completed_at' | 'last_lesson'>;

const firstMonday = '2000-01-03';

/** Returns the Monday of a calendar date's week. */
const mondayOf = (day: string): string => daysAfter(day, -(daysBetween(firstMonday, day) % 7));

/**
 * Counts the enrollments that started and were completed in each of the last weeks, oldest first. Without all enrollments, it
 * leaves out the weeks that began before the oldest one, which are not complete, and all completions, because learners who
 * started earlier may have completed in any week. `now` is in milliseconds.
 */
export function weeksOf(
  enrollments: readonly Started[],
  { isAll, now }: { isAll: boolean; now: number },
): CourseStatistics['weeks'] {
  const weekOf = (name: 'enrolled' | 'completed', time: string) => mondayOf(dayOf(name, time));
  const starts = enrollments.map(({ enrolled_at }) => weekOf('enrolled', enrolled_at));
  const ends = enrollments.flatMap(({ completed_at }) =>
    completed_at === undefined ? [] : weekOf('completed', completed_at),
  );
  const oldest = starts.toSorted()[0];
  const latest = mondayOf(businessToday(now));
  return Array.from({ length: statisticsLimits.weeks }, (_, at) =>
    daysAfter(latest, -7 * (statisticsLimits.weeks - 1 - at)),
  )
    .filter((week) => isAll || oldest === undefined || week > oldest)
    .map((week) => ({
      week,
      started: starts.filter((each) => each === week).length,
      completed: isAll ? ends.filter((each) => each === week).length : null,
    }));
}

interface Lesson {
  module_number: number;
  lesson_number: number;
  title: string;
}

/**
 * Counts the enrollments that stopped, by the lesson that was opened last, in the course's order. An enrollment that began a
 * few weeks ago may still go on, so it is not counted.
 */
export function stopsOf(
  enrollments: readonly Started[],
  lessons: readonly Lesson[],
  now: number,
): Pick<CourseStatistics, 'stops' | 'stopped_elsewhere'> {
  const before = daysAfter(businessToday(now), -statisticsLimits.stoppedAfterDays);
  const stopped = enrollments.filter(
    ({ status, enrolled_at }) => status !== 'completed' && dayOf('enrolled', enrolled_at) <= before,
  );
  const stops = lessons.flatMap((lesson) => {
    const count = stopped.filter(
      ({ last_lesson }) =>
        last_lesson?.module_number === lesson.module_number &&
        last_lesson.lesson_number === lesson.lesson_number,
    ).length;
    return count > 0 ? [{ ...lesson, enrollments: count }] : [];
  });
  const placed = stops.reduce((sum, { enrollments: count }) => sum + count, 0);
  return { stops, stopped_elsewhere: stopped.length - placed };
}
