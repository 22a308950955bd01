import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';
import { type EnrollmentRow, enrollmentTotals } from '../rows/enrollment/row.ts';

/** The list of all enrollments. */
export const enrollments: ListDescriptor<'enrollments', EnrollmentRow> = {
  name: 'enrollments',
  rowsOfUser: (userId) => ({ index: 'gsi2', pk: indexes.enrollments('', userId, '').gsi2pk }),
  words: ['person.full_name', 'person.email', 'course.title'],
  sorts: { student_name: 'person.full_name', course_title: 'course.title', status: 'status' },
  states: { course_id: 'course_id', status: 'status', user_id: 'user_id' },
  totals: enrollmentTotals,
};

/** The domain's searchable lists, by name. */
export const lists = { enrollments };
