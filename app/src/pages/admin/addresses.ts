export const usersHref = '/admin/users';
export const coursesHref = '/admin/courses';
export const enrollmentsHref = '/admin/enrollments';
export const applicationsHref = '/admin/layoff-applications';
export const accountsHref = '/admin/corporate-accounts';

/** Takes the place of a course's id in the address of a new course. */
export const newCourse = 'new';

/** The page of a user. */
export const userHref = (userId: string): string => `${usersHref}/${encodeURIComponent(userId)}`;
/** The page of a course in the editor. */
export const courseHref = (courseId: string): string => `${coursesHref}/${courseId}`;
/** The page of a corporate account. */
export const accountHref = (accountId: string): string => `${accountsHref}/${encodeURIComponent(accountId)}`;
