import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { PeriodValues } from '@redwhiteandcode/contract/credentials/learning-record-rules.ts';
import type { RecordedCourse } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import type { CourseProgress } from '@redwhiteandcode/contract/learning/operations.ts';
import { lessonKey } from '../rows/course/modules.ts';

/** An enrollment with the lessons that its learner has completed. */
export interface Activity {
  course_id: string;
  order_id?: string | undefined;
  enrolled_at: string;
  completed_at?: string | undefined;
  lessons: readonly CourseProgress[];
}

/** A course with the titles of its lessons by their keys, in the course's order. */
export interface TitledCourse {
  title: string;
  hours: number | null;
  lessons: ReadonlyMap<string, string>;
}

/**
 * Returns an enrollment with only its lessons of a period. A lesson without a time belongs to the period in which its
 * course was completed, if it was.
 */
export function activityIn({ from, to }: PeriodValues, enrollment: Activity): Activity {
  const lessons = enrollment.lessons.filter(({ completed_at }) => {
    const at = completed_at ?? enrollment.completed_at;
    const day = at && dayOf('completed', at);
    return day && from <= day && day <= to;
  });
  return { ...enrollment, lessons };
}

/** Returns what a record says about a course, in the course's order. A lesson that the course no longer has is left out. */
export function recordedCourse(
  { course_id, enrolled_at, completed_at, lessons }: Activity,
  course: TitledCourse,
  result: CertificateResult | undefined,
): RecordedCourse {
  const completed = new Map(
    lessons.map((lesson) => [lessonKey(lesson.module_number, lesson.lesson_number), lesson.completed_at]),
  );
  return {
    course_id,
    title: course.title,
    hours: course.hours,
    enrolled_at,
    completed_at: completed_at ?? null,
    result: result ?? null,
    lessons: [...course.lessons].flatMap(([key, title]) => {
      const at = completed.get(key);
      return at === undefined ? [] : [{ title, completed_on: at && dayOf('completed', at) }];
    }),
  };
}

/** Returns the number of lessons of courses. */
export const lessonCountOf = (courses: readonly Pick<RecordedCourse, 'lessons'>[]): number =>
  courses.reduce((sum, { lessons }) => sum + lessons.length, 0);
