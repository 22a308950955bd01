import type { Enrollment, LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import { isClosedBy } from '../../../parts/learning/seatEnd.ts';

/** The numbers of the dashboard. */
export interface DashboardStats {
  active: number;
  completed: number;
  /** The sum of the courses' hours of study, of those that state them. */
  hours: number;
  /** How many courses state no hours. */
  withoutHours: number;
  /** Mean of the courses' progress in percent, rounded; 0 without courses. */
  progress: number;
}

/** Returns the statistics of a learner's enrollments. */
export function dashboardStats(
  enrollments: readonly (Pick<Enrollment, 'status' | 'progress'> & {
    course: Pick<Enrollment['course'], 'hours'>;
  })[],
): DashboardStats {
  const count = (status: Enrollment['status']) => enrollments.filter((it) => it.status === status).length;
  const sum = (numberOf: (enrollment: (typeof enrollments)[number]) => number) =>
    enrollments.reduce((total, enrollment) => total + numberOf(enrollment), 0);
  return {
    active: count('active'),
    completed: count('completed'),
    hours: sum(({ course }) => course.hours ?? 0),
    withoutHours: enrollments.filter(({ course }) => course.hours === null).length,
    progress: enrollments.length === 0 ? 0 : Math.round(sum((it) => it.progress) / enrollments.length),
  };
}

/** Returns the newest active enrollment with a last lesson whose lessons are open. The enrollments are sorted newest first. */
export function leftOff<
  E extends Pick<Enrollment, 'status' | 'last_lesson' | 'last_lesson_place' | 'seat_end'>,
>(
  enrollments: readonly E[],
): { enrollment: E; lesson: LessonPosition; place: { module: number; lesson: number } } | undefined {
  const enrollment = enrollments.find(
    (one) => one.status === 'active' && one.last_lesson !== null && !isClosedBy(one.seat_end),
  );
  if (!enrollment?.last_lesson || !enrollment.last_lesson_place) return undefined;
  return { enrollment, lesson: enrollment.last_lesson, place: enrollment.last_lesson_place };
}
