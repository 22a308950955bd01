import { joinedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { reportAdminOperations } from '@redwhiteandcode/contract/reports/admin-operations.ts';
import {
  ErrorReport,
  type NewErrorReport,
  type reportOperations,
} from '@redwhiteandcode/contract/reports/operations.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound, staleProblem } from '../platform/http-problem.ts';
import { createdId, refuseReuse, requestMark } from '../platform/idempotency.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { readPeople } from '../platform/people.ts';
import { readVisibleCourse } from '../rows/course/read.ts';
import { openOrProblem, readAccess } from '../rows/enrollment/access.ts';
import { answerMail } from './mails.ts';
import * as repository from './repository.ts';
import { reportColumns } from './rules.ts';
import { isChanged, readSubject } from './subject.ts';

const toReport = (row: repository.ReportRow): ErrorReport => ErrorReport.parse(row);

const noSuchReport = 'There is no such report.';

/** Returns the report that an earlier request with this ID created. Throws an HttpProblem 409 if it was another request. */
async function createdBefore(id: string, body: NewErrorReport): Promise<ErrorReport | undefined> {
  const first = await repository.readReport(id);
  refuseReuse(first?.request_mark, body);
  return first && toReport(first);
}

/** Implements the operation of `/api/error-reports`. */
export const reports: Implementation<typeof reportOperations> = {
  async reportError({ body, userId, idempotencyKey }) {
    const access = await readAccess(userId, body.course_id, { consistent: true });
    // The review of a submitted attempt stays after the company's seat has ended.
    if (access.kind !== 'closed' || body.attempt === undefined) openOrProblem(access);
    const id = createdId('reportError', userId, idempotencyKey);
    // The lesson may have changed since the first request.
    const before = idempotencyKey === undefined ? undefined : await createdBefore(id, body);
    if (before) return { status: 201, body: before };
    const [course, { lesson_title, block }] = await Promise.all([
      readVisibleCourse(body.course_id),
      readSubject(userId, body),
    ]);
    const row: repository.ReportRow = {
      ...body,
      id,
      user_id: userId,
      course_title: orNotFound(course, 'There is no such course.').title,
      lesson_title,
      state: 'open',
      reported_at: timestamp(),
      answer: null,
      answered_at: null,
      request_mark: requestMark(body),
    };
    if (await repository.createReport(row, block)) return { status: 201, body: toReport(row) };
    return { status: 201, body: orNotFound(await createdBefore(id, body), noSuchReport) };
  },
};

const reportOrProblem = async (id: string): Promise<repository.ReportRow> =>
  orNotFound(await repository.readReport(id), noSuchReport);

/** Implements the operations of `/api/admin/error-reports`. */
export const reportsAdmin: Implementation<typeof reportAdminOperations> = {
  listErrorReports: listingOf(repository.findReports),
  exportErrorReports: exportOf(reportColumns, repository.findReports),

  async getErrorReport({ params }) {
    const row = await reportOrProblem(params.reportId);
    const block = orNotFound(await repository.readReportedBlock(row.id), noSuchReport);
    const {
      content,
      blocks: [only],
    } = joinedBlocks([block]);
    return {
      status: 200,
      body: {
        ...toReport(row),
        content,
        block: orNotFound(only, noSuchReport),
        is_changed: await isChanged(row, block),
      },
    };
  },

  async answerErrorReport({ params, body, userId }) {
    const row = await reportOrProblem(params.reportId);
    const { course_title, lesson_title, user_id } = row;
    const learner = (await readPeople([user_id])).get(user_id);
    const mail = queueMail(answerMail(orNotFound(learner, noSuchReport).email, row, body));
    const audit = auditItem(
      userId,
      body.outcome === 'fixed' ? 'Fixed a reported error' : 'Declined a report of an error',
      `${lesson_title} in ${course_title}`,
      changesBetween<{ state: string }>(row, { state: body.outcome }, ['state']),
      user_id,
    );
    const at = timestamp();
    if (!(await repository.answerReport(row, body, { at, more: [audit, mail.item] })))
      throw staleProblem(
        'Another admin has already answered this report.',
        toReport(await reportOrProblem(row.id)),
      );
    await mail.deliver();
    return { status: 200, body: toReport(await reportOrProblem(row.id)) };
  },
};
