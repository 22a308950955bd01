import type { ListedCourse } from './builtIn.ts';

/** Returns a built-in course with the number of its lessons at the time of the build. */
export const withLessonCount = (course: ListedCourse): ListedCourse => ({
  ...course,
  lesson_count: __LESSON_COUNTS__[course.id] ?? 0,
});
