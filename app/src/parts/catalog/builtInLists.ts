import { builtInCatalog, builtInFeatured, type ListedCourse } from './builtIn.ts';

/** Returns a built-in course with the number of its lessons, its assessment, and its hours at the time of the build. */
export const withLessons = (course: ListedCourse): ListedCourse => ({
  ...course,
  lesson_count: 0,
  ...__BUILT_IN_LESSONS__[course.id],
});

/** The built-in courses of the catalog, with the number of their lessons and their hours. */
export const catalogCourses = builtInCatalog.map(withLessons);
/** The built-in featured courses, with the number of their lessons and their hours. */
export const featuredCourses = builtInFeatured.map(withLessons);
