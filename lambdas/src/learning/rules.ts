import type { Enrollment, LessonPosition, SeatEnd } from '@redwhiteandcode/contract/learning/operations.ts';
import type { CourseRow } from '../rows/course/row.ts';
import { enrollmentId, type EnrollmentRow, progressPercent } from '../rows/enrollment/row.ts';

/** Returns a lesson's key in its course, `module.lesson`. */
export const lessonKeyOf = ({ module_number, lesson_number }: LessonPosition): string =>
  `${module_number}.${lesson_number}`;

/** The attributes of a course that learning uses. */
export type LearnableCourse = Pick<
  CourseRow,
  | 'id'
  | 'title'
  | 'description'
  | 'duration'
  | 'hours'
  | 'track'
  | 'level'
  | 'assessment'
  | 'lesson_keys'
  | 'lessons_version'
>;

/** Returns whether the course's lessons have changed since this enrollment's completed lessons were counted. */
export const isOutdated = (row: EnrollmentRow, course: LearnableCourse): boolean =>
  row.lessons_version < course.lessons_version;

/** Counts the completed lessons that the course still has. */
export function countCompleted(completed: readonly LessonPosition[], course: LearnableCourse): number {
  const keys = new Set(completed.map(lessonKeyOf));
  return course.lesson_keys.filter((key) => keys.has(key)).length;
}

/** Returns whether removing lessons completes a course because all remaining lessons are completed. */
export const isCompletedBy = (completed: number, row: EnrollmentRow, course: LearnableCourse): boolean =>
  row.status !== 'completed' && completed > 0 && completed >= course.lesson_keys.length;

/** Returns the position of a lesson in its course, counted from 1; null if the course has no such lesson. */
function placeOf(
  lesson: LessonPosition | undefined,
  { lesson_keys }: Pick<LearnableCourse, 'lesson_keys'>,
): { module: number; lesson: number } | null {
  const at = lesson ? lesson_keys.indexOf(lessonKeyOf(lesson)) : -1;
  if (at < 0) return null;
  const modules = lesson_keys.slice(0, at + 1).map((key) => key.split('.')[0]);
  const own = modules.at(-1);
  return { module: new Set(modules).size, lesson: modules.filter((module) => module === own).length };
}

/** Returns an enrollment as its learner sees it, with the end of its company's seat if that has ended. */
export function toEnrollment(
  row: EnrollmentRow,
  course: LearnableCourse,
  seatEnd: SeatEnd | null,
): Enrollment {
  const { lesson_keys } = course;
  const last_lesson_place = placeOf(row.last_lesson, course);
  return {
    id: enrollmentId(row.user_id, row.course_id),
    user_id: row.user_id,
    course_id: row.course_id,
    status: row.status,
    enrolled_at: row.enrolled_at,
    completed_lessons: row.completed_lessons,
    total_lessons: lesson_keys.length,
    progress: progressPercent(row.completed_lessons, lesson_keys.length),
    last_lesson: (last_lesson_place && row.last_lesson) ?? null,
    last_lesson_place,
    certificate_number: row.certificate_number ?? null,
    has_attempts: row.has_attempts ?? false,
    order_id: row.order_id ?? null,
    seat_end: seatEnd,
    course,
  };
}

/** Returns whether one more completed lesson completes the course. A course is completed only once. */
export const isLastTick = (row: EnrollmentRow, course: LearnableCourse): boolean =>
  row.status !== 'completed' && row.completed_lessons + 1 >= course.lesson_keys.length;
