import { keys } from '../../platform/keys.ts';
import { getItem, listAll } from '../../platform/table.ts';
import { EnrollmentItem, type EnrollmentRow, PastEnrollment } from './row.ts';

/** Reads an enrollment. */
export const readEnrollment = (userId: string, courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.enrollment(userId, courseId), EnrollmentItem, options);

/** Lists all enrollments of a learner consistently. */
export function listEveryEnrollment(userId: string): Promise<EnrollmentRow[]> {
  const { pk, sk: prefix } = keys.enrollment(userId, '');
  return listAll({ pk, prefix, consistent: true }, EnrollmentItem);
}

/** Reads what a learner's ended enrollments in a course leave, consistently. */
export const readPastEnrollment = (userId: string, courseId: string): Promise<PastEnrollment | undefined> =>
  getItem(keys.pastEnrollment(userId, courseId), PastEnrollment, { consistent: true });
