export const overviewHref = '/admin';
export const usersHref = '/admin/users';
export const coursesHref = '/admin/courses';
export const enrollmentsHref = '/admin/enrollments';
export const applicationsHref = '/admin/layoff-applications';
export const ordersHref = '/admin/orders';
export const refundsHref = '/admin/refunds';
export const errorReportsHref = '/admin/error-reports';
export const generationsHref = '/admin/generations';
export const accountsHref = '/admin/corporate-accounts';

/** Replaces the course's id in the address of a new course. */
export const newCourse = 'new';

/** Returns the address of a user's page. */
export const userHref = (userId: string): string => `${usersHref}/${encodeURIComponent(userId)}`;
/** Returns the address of a course in the editor. */
export const courseHref = (courseId: string): string => `${coursesHref}/${courseId}`;
/** Returns the address of a course's statistics. */
export const statisticsHref = (courseId: string): string => `${courseHref(courseId)}/statistics`;
/** Returns the address of the open reports of errors in a course. */
export const courseReportsHref = (courseId: string): string =>
  `${errorReportsHref}?state=open&course_id=${courseId}`;
/** Returns the address of the editor of a course's assessment. */
export const courseAssessmentHref = (courseId: string): string => `${courseHref(courseId)}/assessment`;
/** Returns the address of a corporate account. */
export const accountHref = (accountId: string): string => `${accountsHref}/${encodeURIComponent(accountId)}`;
/** Returns the address of an order. */
export const orderHref = (orderId: string): string => `${ordersHref}/${encodeURIComponent(orderId)}`;
/** Returns the address of a report of an error. */
export const errorReportHref = (reportId: string): string =>
  `${errorReportsHref}/${encodeURIComponent(reportId)}`;
/** Returns the address of a lesson in the course editor, by its permanent numbers. */
export const editedLessonHref = (courseId: string, module: number, lesson: number): string =>
  `${courseHref(courseId)}?lesson=${module}.${lesson}`;
