import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { learningAdminOperations } from '@redwhiteandcode/contract/learning/admin-operations.ts';
import type { courseStatisticsOperations } from '@redwhiteandcode/contract/learning/statistics.ts';
import { statisticsLimits } from '@redwhiteandcode/contract/learning/statistics-limits.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { type CsvColumn, exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { retry } from '../platform/retry.ts';
import { readCourse } from '../rows/course/read.ts';
import { clearProgress } from '../rows/enrollment/progress.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';
import { partsOf } from '../rows/enrollment/row.ts';
import { readOpenOrder } from '../rows/order/read.ts';
import { canceledOrder, toOrder } from '../rows/order/row.ts';
import { changedOrderItems } from '../rows/order/write.ts';
import { enrollInCourse } from './enroll.ts';
import * as repository from './repository.ts';
import { stopsOf, weeksOf } from './statistics.ts';

const columns: readonly CsvColumn<repository.ExportedEnrollment>[] = [
  { title: 'Student', of: ({ student_name }) => student_name },
  { title: 'Email', of: ({ email }) => email },
  { title: 'Course', of: ({ course_title }) => course_title },
  { title: 'Status', of: ({ status }) => status },
  { title: 'Enrolled', of: ({ enrolled_at }) => dayOf('enrolled', enrolled_at) },
  { title: 'Progress (%)', of: ({ progress }) => progress },
  { title: 'Completed', of: ({ completed_at }) => completed_at && dayOf('completed', completed_at) },
  { title: 'Payment', of: ({ payment }) => payment },
  { title: 'Id', of: ({ id }) => id },
];

const maxAttempts = 20;

/** Implements the operations of `/api/admin/enrollments`, and the statistics of courses. */
export const learningAdmin: Implementation<
  typeof learningAdminOperations & typeof courseStatisticsOperations
> = {
  listAllEnrollments: listingOf(repository.listEnrollmentRows),
  exportEnrollments: exportOf(columns, repository.listExportedRows),

  async enrollUser({ body: { user_id, course_id }, userId: adminId }) {
    const person = orNotFound(await repository.readProfile(user_id), 'There is no such user.');
    if (person.deletion_due !== undefined)
      throw new HttpProblem(409, 'This account will be deleted, so it cannot start a course.');
    const { name, title } = await repository.readNames({ user_id, course_id });
    const subject = `${name ?? person.email} in ${title ?? course_id}`;
    const audit = auditItem(adminId, 'Enrolled a user', subject, [], user_id);
    const outcome = await enrollInCourse(user_id, course_id, { adminId, audit });
    if (outcome === 'exists') throw new HttpProblem(409, 'This user is already enrolled in this course.');
    if (outcome !== 'created') return { status: 202, body: toOrder(outcome.unpaid) };
    const row = await readEnrollment(user_id, course_id, { consistent: true });
    return {
      status: 201,
      body: await repository.readRow(orNotFound(row, 'This enrollment was deleted just now.')),
    };
  },

  async getCourseStatistics({ params: { courseId } }) {
    const course = orNotFound(await readCourse(courseId), 'There is no such course.');
    const [{ rows, isAll }, lessons] = await Promise.all([
      repository.listNewestEnrollments(courseId, statisticsLimits.enrollments),
      repository.listLessonTitles(courseId),
    ]);
    const now = Date.now();
    const body = {
      course_title: course.title,
      enrollments: rows.length,
      is_all: isAll,
      weeks: weeksOf(rows, { isAll, now }),
      ...stopsOf(rows, lessons, now),
    };
    return { status: 200, body };
  },

  async deleteEnrollment({ params, userId: actorId }) {
    const { userId = '', courseId = '' } = partsOf(params.enrollmentId) ?? {};
    return retry(maxAttempts, 'An enrollment changed during every attempt to delete it', async () => {
      const enrollment = await readEnrollment(userId, courseId, { consistent: true });
      const row = orNotFound(enrollment, 'There is no such enrollment.');
      const { name, title } = await repository.readNames(row);
      const subject = `${name ?? userId} in ${title ?? courseId}`;
      const change = { field: 'status', before: row.status };
      const audit = auditItem(actorId, 'Deleted an enrollment', subject, [change], userId);
      const open = await readOpenOrder(userId, courseId);
      const at = timestamp();
      const withdrawal = open
        ? changedOrderItems(open, canceledOrder(open, { at, by: actorId, note: 'Enrollment deleted' }))
        : [];
      const more = [audit, ...withdrawal];
      if (!(await repository.deleteRow(row, { more, paysFirst: open !== undefined }))) return undefined;
      await clearProgress(userId, courseId);
      return { status: 204 };
    });
  },
};
