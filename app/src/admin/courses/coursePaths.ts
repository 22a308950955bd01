/** The list of all courses. */
export const coursesHref = '/admin/courses';
/** The page of a course in the editor; `new` for one that is not written yet. */
export const courseHref = (courseId: string): string => `${coursesHref}/${courseId}`;
