/** The message for an enrollment in an archived course. */
export const courseClosed = 'This course is no longer open to new learners.';

/** The message for an enrollment in a course without lessons, also on its page. */
export const courseUnready = 'Lessons for this course are not ready yet.';
