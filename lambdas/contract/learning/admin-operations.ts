import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { CourseId } from '../catalog/operations.ts';
import { EnrollmentStatus } from './operations.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { Order } from '../orders/operations.ts';
import { CountedPage } from '../api/page.ts';

/** An enrollment with its learner and course. Names and titles are null if they are missing. */
export const AdminEnrollment = z
  .object({
    id: z.string(),
    user_id: z.string(),
    course_id: CourseId,
    status: EnrollmentStatus,
    enrolled_at: z.iso.datetime(),
    student_name: z.string().nullable(),
    email: z.string().nullable(),
    course_title: z.string().nullable(),
  })
  .meta({ id: 'AdminEnrollment' });
export type AdminEnrollment = z.infer<typeof AdminEnrollment>;

const EnrollmentsQuery = AdminListQuery(adminLists.enrollments.sorts).extend({
  user_id: z.string().min(1).max(60).optional(),
  course_id: CourseId.optional(),
  status: EnrollmentStatus.optional(),
});

/** The admin operations on enrollments. */
export const learningAdminOperations = defineAdminOperations('learning', {
  listAllEnrollments: {
    route: 'GET /api/admin/enrollments',
    summary:
      'List the enrollments of all learners, of one, or in one course; search words match name, email address and course',
    query: EnrollmentsQuery,
    responses: { 200: CountedPage('AdminEnrollmentPage', AdminEnrollment) },
  },
  exportEnrollments: exportOf('enrollments', EnrollmentsQuery),
  enrollUser: {
    route: 'POST /api/admin/enrollments',
    summary:
      'Enroll a user as they would themselves: with an order, which is free if a seat or the program pays. Returns 202 with the order if it must be paid first',
    body: z
      .object({ user_id: z.string().min(1).max(128), course_id: CourseId })
      .meta({ id: 'NewAdminEnrollment' }),
    responses: { 201: AdminEnrollment, 202: Order },
    errors: [404, 409],
  },
  deleteEnrollment: {
    route: 'DELETE /api/admin/enrollments/{enrollmentId}',
    summary: 'Delete an enrollment with its progress; its certificate stays valid',
    params: z.object({ enrollmentId: z.string().min(1).max(160) }),
    responses: { 204: null },
    errors: [404],
  },
});
