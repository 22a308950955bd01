import { builtInCatalog, builtInFeatured } from './builtIn.ts';
import { withLessonCount } from './withLessonCount.ts';

/** The built-in courses of the catalog, with the number of their lessons. */
export const catalogCourses = builtInCatalog.map(withLessonCount);
/** The built-in featured courses, with the number of their lessons. */
export const featuredCourses = builtInFeatured.map(withLessonCount);
