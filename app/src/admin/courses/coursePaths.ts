/** The list of all courses. */
export const coursesHref = '/admin/courses';
/** Stands for the id of a course that is not written yet. */
export const newCourse = 'new';
/** The page of a course in the editor. */
export const courseHref = (courseId: string): string => `${coursesHref}/${courseId}`;
