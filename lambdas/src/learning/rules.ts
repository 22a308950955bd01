import { randomBytes } from 'node:crypto';
import type { Course, CourseStatus } from '../../contract/catalog.ts';
import type { Enrollment, EnrollmentStatus, LessonPosition } from '../../contract/learning.ts';

/** Crockford's base 32: 32 signs that nobody mistakes for one another. */
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new certificate number of a year: eight signs from a secure source, 40 bits. */
export function newCertificateNumber(year: number): string {
  const signs = Array.from(randomBytes(8), (byte) => crockford[byte % crockford.length]);
  return `RWC-${year}-${signs.join('')}`;
}

/** A certificate number as people type it: trimmed, in upper case, O read as 0, I and L as 1. */
export const normalizeCertificateNumber = (typed: string): string =>
  typed.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

/** Completed lessons over all lessons in percent: rounded, never above 100, 0 for a course without lessons. */
export const progressPercent = (completed: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.round((completed / total) * 100));

/** A lesson's key in its course, `module.lesson`. */
export const lessonKeyOf = ({ module_number, lesson_number }: LessonPosition): string =>
  `${module_number}.${lesson_number}`;

/** An enrollment's id: its learner and its course, so that neither has two of the other. */
export const enrollmentId = (userId: string, courseId: string): string => `${userId}.${courseId}`;

/** The learner and the course of an enrollment id, if it is one. */
export function partsOf(id: string): { userId: string; courseId: string } | undefined {
  const dot = id.indexOf('.');
  return dot > 0 ? { userId: id.slice(0, dot), courseId: id.slice(dot + 1) } : undefined;
}

/**
 * What the table holds of an enrollment. `completed_lessons` counts the ticks of lessons that the course had at
 * `lessons_version`; `tick_changes` counts every tick and untick.
 */
export interface EnrollmentRow {
  user_id: string;
  course_id: string;
  status: EnrollmentStatus;
  enrolled_at: string;
  completed_lessons: number;
  last_lesson?: LessonPosition | undefined;
  certificate_number?: string | undefined;
  lessons_version: number;
  tick_changes: number;
}

/** What learning needs of a course. */
export type LearnableCourse = Pick<
  Course,
  'id' | 'title' | 'description' | 'duration' | 'track' | 'level'
> & {
  status: CourseStatus;
  lesson_keys: string[];
  lessons_version: number;
};

/**
 * Whether the course's lessons are others than when this enrollment's were counted: its ticks must be counted anew before
 * anything is said of them.
 */
export const isOutdated = (row: EnrollmentRow, course: LearnableCourse): boolean =>
  row.lessons_version < course.lessons_version;

/** How many lessons that a course has are ticked. */
export function countTicked(ticked: readonly LessonPosition[], course: LearnableCourse): number {
  const keys = new Set(ticked.map(lessonKeyOf));
  return course.lesson_keys.filter((key) => keys.has(key)).length;
}

/** Whether every lesson is ticked of a course that is not completed: the lessons that were left have gone. */
export const isCompletedBy = (completed: number, row: EnrollmentRow, course: LearnableCourse): boolean =>
  row.certificate_number === undefined && completed > 0 && completed >= course.lesson_keys.length;

/** Where a lesson stands in its course, from 1; null where the course has no such lesson. */
export function placeOf(
  lesson: LessonPosition | undefined,
  { lesson_keys }: Pick<LearnableCourse, 'lesson_keys'>,
): { module: number; lesson: number } | null {
  const at = lesson ? lesson_keys.indexOf(lessonKeyOf(lesson)) : -1;
  if (at < 0) return null;
  const modules = lesson_keys.slice(0, at + 1).map((key) => key.split('.')[0]);
  const own = modules.at(-1);
  return { module: new Set(modules).size, lesson: modules.filter((module) => module === own).length };
}

/** An enrollment as its learner sees it. */
export function toEnrollment(row: EnrollmentRow, course: LearnableCourse): Enrollment {
  const { lesson_keys, lessons_version: _, status: __, ...shown } = course;
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
    course: shown,
  };
}

/** Whether ticking one more lesson completes the course; a course is completed once. */
export const isLastTick = (row: EnrollmentRow, course: LearnableCourse): boolean =>
  row.certificate_number === undefined && row.completed_lessons + 1 >= course.lesson_keys.length;
