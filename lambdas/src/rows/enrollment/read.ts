import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { EnrollmentItem, PastEnrollment } from './row.ts';

/** Reads an enrollment. */
export const readEnrollment = (userId: string, courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.enrollment(userId, courseId), EnrollmentItem, options);

/** Reads what a learner's ended enrollments in a course leave, consistently. */
export const readPastEnrollment = (userId: string, courseId: string): Promise<PastEnrollment | undefined> =>
  getItem(keys.pastEnrollment(userId, courseId), PastEnrollment, { consistent: true });
